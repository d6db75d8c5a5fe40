import { and, eq, ne, sql } from 'drizzle-orm';
import type { FeedIssue } from '#domain/feed/issue.ts';
import type { Db } from '../../client.ts';
import { feedRunIssues, feedRuns, feeds } from '../../schema/feed.ts';
import { RUN_DIED, RUN_LOCKS } from './live-runs.ts';

export type FeedRun = typeof feedRuns.$inferSelect;

const ISSUES_A_STATEMENT = 1_000;

/** Notes that a run began; of a command's run it is the feed it is expected to be of, until its file was read. */
export async function insertRun(
  db: Db,
  { feedId, source, now }: { feedId: number | null; source: string; now: Date },
): Promise<number> {
  const [run] = await db
    .insert(feedRuns)
    .values({ feedId, source, status: 'running', startedAt: now })
    .returning({ id: feedRuns.id });
  return run!.id;
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
