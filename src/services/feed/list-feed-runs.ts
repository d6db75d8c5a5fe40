import { listWaitingFlats, type WaitingFlat } from '#db/queries/feed/doubtful-flats.ts';
import { type HeldComplex, listHeldComplexes } from '#db/queries/feed/listed-flats.ts';
import { listRunIssues, type RunIssue } from '#db/queries/feed/run-issues.ts';
import { type FeedRun, findLastRun, findRun, listRuns } from '#db/queries/feed/runs.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const NEWEST = 50;
/** One decision covers no more flats than this. */
const MOST_DOUBTFUL = 1_000;

/** The newest runs with their clients. */
export async function listFeedRuns(ctx: ServiceContext): Promise<(FeedRun & { client: string | null })[]> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const rows = await listRuns(ctx.db, NEWEST);
  return rows.map(({ run, client }) => ({ ...run, client }));
}

/** One run with its issues, the complexes with flats that wait in it, and flats whose figures do. Errors: NOT_FOUND. */
export async function getFeedRun(
  ctx: ServiceContext,
  id: number,
): Promise<{ run: FeedRun; issues: RunIssue[]; held: HeldComplex[]; doubtful: WaitingFlat[] }> {
  requirePermission(ctx, 'uploadFeeds', 'r');
  const run = await findRun(ctx.db, id);
  if (!run) throw new AppError('NOT_FOUND', `Прогона ${id} нет`);
  const newest = run.feedId === null ? undefined : await findLastRun(ctx.db, run.feedId);
  const waits = run.status === 'held' && newest?.id === run.id;
  return {
    run,
    issues: await listRunIssues(ctx.db, id),
    held: waits ? await listHeldComplexes(ctx.db, run.feedId!) : [],
    doubtful: waits ? await listWaitingFlats(ctx.db, run.feedId!, { limit: MOST_DOUBTFUL, offset: 0 }) : [],
  };
}
