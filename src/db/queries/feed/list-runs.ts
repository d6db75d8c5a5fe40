import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { feedRunIssues, feedRuns, feeds } from '../../schema/feed.ts';

export type RunIssue = typeof feedRunIssues.$inferSelect;

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

/** The newest runs of one feed. */
export function listRunsOfFeed(db: Db, feedId: number, limit: number) {
  return db
    .select()
    .from(feedRuns)
    .where(eq(feedRuns.feedId, feedId))
    .orderBy(desc(feedRuns.id))
    .limit(limit);
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

export function listRunIssues(db: Db, runId: number): Promise<RunIssue[]> {
  return db
    .select()
    .from(feedRunIssues)
    .where(eq(feedRunIssues.runId, runId))
    .orderBy(asc(feedRunIssues.seq));
}
