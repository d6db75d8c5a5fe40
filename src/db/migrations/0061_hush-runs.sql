-- Pages show when a feed was last read whole, which can wait: every look at a file that has not changed writes it, and
-- all pages used to be drawn anew for each. Of feeds they show besides whose they are.
SELECT "search"."follow_shown_update"('feeds', '{name,format,dialect,source,sealed_url,file_id,every_hours,next_run_at,queued_at,enabled,halted_at,etag,last_modified,file_read_at}', '{confirmed_at}');--> statement-breakpoint
-- A new feed has sold nothing yet.
DROP TRIGGER shown_insert ON "feeds";--> statement-breakpoint
CREATE TRIGGER shown_insert AFTER INSERT ON "feeds" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "search"."tell_shown"('confirmed_at IS NOT NULL');--> statement-breakpoint
-- Offers have the last run that changed listings in their version, and no page tells of any other.
DROP TRIGGER shown_insert ON "feed_runs";--> statement-breakpoint
DROP TRIGGER shown_update ON "feed_runs";--> statement-breakpoint
DROP TRIGGER shown_delete ON "feed_runs";--> statement-breakpoint
SELECT "search"."follow_shown"('feed_runs', 'status IN (''applied'', ''held'')');
