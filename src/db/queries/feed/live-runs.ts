import { type SQL, sql } from 'drizzle-orm';

/** The first of the two keys of the lock that a run under way holds; the second is its id. */
export const RUN_LOCKS = 7_301_021;

/** Ids of the runs under way. The lock of a run dies with its process, whatever its row still says. */
export const LIVE_RUNS: SQL = sql`(
  SELECT objid::bigint AS id FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${sql.raw(String(RUN_LOCKS))} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** The message of a run whose process died before it could write one. */
export const RUN_DIED = 'Прогон прервался: процесс был остановлен';
