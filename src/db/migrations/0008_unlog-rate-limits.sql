-- Counters of calls: losing them in a crash costs nothing, waiting for the disk at every call does.
ALTER TABLE rate_limits SET UNLOGGED;
