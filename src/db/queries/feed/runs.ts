import { and, desc, eq, exists, gte, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { FeedIssue } from '#domain/feed/issue.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { companies } from '../../schema/company.ts';
import { feedRunIssues, feedRuns, feeds } from '../../schema/feed.ts';

/** The first of the two keys of the lock that a run under way holds; the second is its id. */
const RUN_LOCKS = 7_301_021;

/** Ids of the runs under way. The lock of a run dies with its process, whatever its row still says. */
export const LIVE_RUNS: SQL = sql`(
  SELECT objid::bigint AS id FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${sql.raw(String(RUN_LOCKS))} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** The message of a run whose process died before it could write one. */
export const RUN_DIED = 'Прогон прервался: процесс был остановлен';

export type FeedRun = typeof feedRuns.$inferSelect;

const ISSUES_A_STATEMENT = 1_000;

/** A number for a run, so that it can be held before anybody sees the run. */
export async function nextRunId(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT nextval(pg_get_serial_sequence('feed_runs', 'id'))::int AS id`,
  );
  return rows[0]!.id as number;
}

/**
 * Notes that a run began; of a command's run it is the feed it is expected to be of, until its file was read. A run that
 * others see before it ends has a number that is held already: without a holder it would be taken for dead.
 */
export async function insertRun(
  db: Db,
  { id, feedId, source, now }: { id?: number; feedId: number | null; source: string; now: Date },
): Promise<number> {
  const [run] = await db
    .insert(feedRuns)
    .overridingSystemValue()
    .values({ id, feedId, source, status: 'running', startedAt: now })
    .returning({ id: feedRuns.id });
  return run!.id;
}

/** Forgets a run that has read and changed nothing. */
export async function deleteRun(db: Db, id: number): Promise<void> {
  await db.delete(feedRuns).where(eq(feedRuns.id, id));
}

/** Tells how many offers a run has read. */
export async function noteProgress(db: Db, id: number, progress: number): Promise<void> {
  await db.update(feedRuns).set({ progress }).where(eq(feedRuns.id, id));
}

/** Writes how a run ended. */
export async function finishRun(
  db: Db,
  id: number,
  values: Partial<FeedRun>,
  issues: FeedIssue[],
): Promise<FeedRun> {
  const rows = issues.map((issue, index) => ({ runId: id, seq: index + 1, ...issue }));
  for (let start = 0; start < rows.length; start += ISSUES_A_STATEMENT) {
    await db.insert(feedRunIssues).values(rows.slice(start, start + ISSUES_A_STATEMENT));
  }
  const [run] = await db.update(feedRuns).set(values).where(eq(feedRuns.id, id)).returning();
  return run!;
}

/**
 * Holds the run for this transaction, so that others see it is alive, and closes the runs nobody holds: a run that
 * says `running` without a living transaction died with its process.
 */
export async function holdRun(tx: Db, runId: number, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${RUN_LOCKS}, ${runId})`);
  await tx
    .update(feedRuns)
    .set({ status: 'failed', finishedAt: now, message: RUN_DIED })
    .where(
      and(
        eq(feedRuns.status, 'running'),
        ne(feedRuns.id, runId),
        sql`pg_try_advisory_xact_lock(${RUN_LOCKS}, ${feedRuns.id})`,
      ),
    );
}

/** Ends as failed the run of a feed that died with its transaction; false when none had begun. */
export async function endLostRun(
  db: Db,
  feedId: number,
  values: { finishedAt: Date; message: string },
): Promise<boolean> {
  const ended = await db
    .update(feedRuns)
    .set({ status: 'failed', ...values })
    .where(and(eq(feedRuns.feedId, feedId), eq(feedRuns.status, 'running')))
    .returning({ id: feedRuns.id });
  return ended.length > 0;
}

/** The feed was read whole at this moment. */
export async function confirmFeed(db: Db, feedId: number, now: Date): Promise<void> {
  await db.update(feeds).set({ confirmedAt: now }).where(eq(feeds.id, feedId));
}

/** The newest runs of all feeds with the client each belongs to; a run that failed to read has none. */
export function listRuns(db: Db, limit: number) {
  return db
    .select({ run: feedRuns, client: companies.name })
    .from(feedRuns)
    .leftJoin(feeds, eq(feeds.id, feedRuns.feedId))
    .leftJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .orderBy(desc(feedRuns.id))
    .limit(limit);
}

/** Covers a run every ten minutes for ninety days. */
const MOST_RUNS = 13_000;

/** The runs of one feed that began since the moment and are not under way. */
export function listEndedRuns(db: Db, feedId: number, since: Date) {
  return db
    .select()
    .from(feedRuns)
    .where(and(hasEnded(feedId), gte(feedRuns.startedAt, since)))
    .orderBy(desc(feedRuns.startedAt))
    .limit(MOST_RUNS);
}

/** A run of this feed that is not under way: the one of this number, without it the newest. */
export async function findEndedRun(db: Db, feedId: number, id?: number) {
  const [row] = await db
    .select()
    .from(feedRuns)
    .where(and(hasEnded(feedId), id === undefined ? undefined : eq(feedRuns.id, id)))
    .orderBy(desc(feedRuns.id))
    .limit(1);
  return row;
}

/** How many runs of this feed are remembered, and which come before and after this one. */
export async function findRunNeighbours(
  db: Db,
  feedId: number,
  id: number,
): Promise<{ total: number; older: number | null; newer: number | null }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      older: sql<number | null>`max(${feedRuns.id}) FILTER (WHERE ${feedRuns.id} < ${id})`,
      newer: sql<number | null>`min(${feedRuns.id}) FILTER (WHERE ${feedRuns.id} > ${id})`,
    })
    .from(feedRuns)
    .where(hasEnded(feedId));
  return row!;
}

function hasEnded(feedId: number) {
  const isUnderWay = sql`${feedRuns.status} = 'running' AND ${feedRuns.id} IN (SELECT id FROM ${LIVE_RUNS} live)`;
  return and(eq(feedRuns.feedId, feedId), sql`NOT (${isUnderWay})`);
}

export async function findRun(db: Db, id: number) {
  const [row] = await db.select().from(feedRuns).where(eq(feedRuns.id, id));
  return row;
}

/** The newest run that read a feed: only its hold can still be decided, for one that failed changed nothing. */
export async function findLastRun(db: Db, feedId: number) {
  const [row] = await db
    .select()
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), notInArray(feedRuns.status, ['running', 'failed'])))
    .orderBy(desc(feedRuns.id))
    .limit(1);
  return row;
}

/**
 * Forgets up to `limit` runs begun before the moment, with what they found amiss; returns how many. The newest run that
 * read a feed stays however old it is, and so does all that came after it.
 */
export function deleteOldRuns(db: Db, before: Date, limit: number): Promise<number> {
  const newer = sql`SELECT FROM ${feedRuns} AS newer WHERE newer.feed_id = ${feedRuns.feedId}
    AND newer.id > ${feedRuns.id} AND newer.status NOT IN ('running', 'failed')`;
  const isPast = or(isNull(feedRuns.feedId), exists(sql`(${newer})`));
  const isOver = and(lt(feedRuns.startedAt, before), ne(feedRuns.status, 'running'), isPast);
  return deleteSome(db, feedRuns, isOver, limit);
}
