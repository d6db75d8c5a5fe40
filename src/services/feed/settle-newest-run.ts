import type { Db } from '#db/client.ts';
import { countWaitingFlats } from '#db/queries/feed/doubtful-flats.ts';
import { type FeedRun, findLastRun, finishRun } from '#db/queries/feed/runs.ts';

/** Says in words for an admin which withdrawals and figures wait after a run; null when none do. */
export function waitingMessage(withdrawals: string | null, waiting: number): string | null {
  const figures = waiting > 0 ? `На проверке ${waiting} кв.: цифры ждут решения` : null;
  return [withdrawals, figures].filter((part) => part !== null).join('. ') || null;
}

/** Updates the newest run of a feed after a decision; it becomes applied when nothing waits any more. */
export async function settleNewestRun(
  tx: Db,
  feedId: number,
  decided: Partial<Pick<FeedRun, 'held' | 'withdrawn'>> = {},
): Promise<FeedRun | undefined> {
  const run = await findLastRun(tx, feedId);
  if (run?.status !== 'held') return run;
  const { held, withdrawn } = { ...run, ...decided };
  const withdrawals = held > 0 ? `Снятие ещё ${held} кв. ждёт решения` : null;
  const message = waitingMessage(withdrawals, await countWaitingFlats(tx, feedId));
  return finishRun(
    tx,
    run.id,
    { held, withdrawn, message, ...(message === null && { status: 'applied' }) },
    [],
  );
}
