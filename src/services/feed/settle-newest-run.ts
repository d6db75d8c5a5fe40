import type { Db } from '#db/client.ts';
import { countWaitingFlats } from '#db/queries/feed/doubtful-flats.ts';
import { countWaitingPlaces } from '#db/queries/feed/feed-places.ts';
import { type FeedRun, findLastRun, finishRun } from '#db/queries/feed/runs.ts';

/** Says in words for an admin which withdrawals, figures and houses wait after a run; null when none do. */
export function waitingMessage(withdrawals: string | null, { flats, places }: Waiting): string | null {
  const figures = flats > 0 ? `На проверке ${flats} кв.: цифры ждут решения` : null;
  const houses =
    places.houses > 0
      ? `Ждут привязки к домам каталога: номеров ${places.houses}, объявлений ${places.offers}`
      : null;
  return [withdrawals, figures, houses].filter((part) => part !== null).join('. ') || null;
}

/** Counts what of a feed waits for a person besides withdrawals. */
export interface Waiting {
  flats: number;
  places: { houses: number; offers: number };
}

export async function countWaiting(tx: Db, feedId: number): Promise<Waiting> {
  return { flats: await countWaitingFlats(tx, feedId), places: await countWaitingPlaces(tx, feedId) };
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
  const message = waitingMessage(withdrawals, await countWaiting(tx, feedId));
  return finishRun(
    tx,
    run.id,
    { held, withdrawn, message, ...(message === null && { status: 'applied' }) },
    [],
  );
}
