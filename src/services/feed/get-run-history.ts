import type { OneFeed, RunHistory } from '#contract/feed.ts';
import type { Db } from '#db/client.ts';
import { findEndedRun, findRunNeighbours, listEndedRuns } from '#db/queries/feed/runs.ts';
import { foldRuns, runSlots, spanOf } from '#domain/feed/run-history.ts';
import { presentEndedRun } from './present-feed.ts';

/**
 * Gives the runs of a feed over time and the run that is looked at; a number that is no run of this feed means the
 * newest one. Without a span of days it is one in which that run is seen.
 */
export async function getRunHistory(db: Db, now: Date, { id, days, runId }: OneFeed): Promise<RunHistory> {
  const named = runId === undefined ? undefined : await findEndedRun(db, id, runId);
  const run = named ?? (await findEndedRun(db, id)) ?? null;
  const span = days ?? spanOf(run?.startedAt ?? now, now);
  const runs = await listEndedRuns(db, id, runSlots(span, now)[0]!.from);
  return {
    days: span,
    slots: foldRuns(runs.map(presentEndedRun), span, now),
    run: run && presentEndedRun(run),
    ...(await findRunNeighbours(db, id, run?.id ?? 0)),
  };
}
