import { moscowDate, startOfMoscowDay } from '../time/moscow.ts';
import type { FeedRunFacts } from './feed-facts.ts';

/** Spans of days that a history of runs may be looked at in. */
export const RUN_SPANS = [1, 7, 30, 90] as const;
export type RunSpan = (typeof RUN_SPANS)[number];

/** Hours of one slot of the axis; whole slots make a day, or whole days a slot. */
const SLOT_HOURS: Record<RunSpan, number> = { 1: 1, 7: 4, 30: 24, 90: 48 };

const HOUR_MS = 3_600_000;

/** A part of the axis of time, with what ran in it. */
export interface RunSlot {
  from: Date;
  /** Begins the next slot. */
  to: Date;
  runs: number;
  held: number;
  failed: number;
  /** The newest run of the slot that read the feed, or the newest that failed; null when nothing ran. */
  run: FeedRunFacts | null;
}

/** The slots of a span that ends with the slot of `now`; they begin at whole hours, or at midnights of Moscow. */
export function runSlots(span: RunSpan, now: Date): Pick<RunSlot, 'from' | 'to'>[] {
  const slot = SLOT_HOURS[span] * HOUR_MS;
  const count = (span * 24 * HOUR_MS) / slot;
  const midnight = startOfMoscowDay(moscowDate(now)).getTime();
  const step = Math.min(slot, 24 * HOUR_MS);
  const end = midnight + (Math.floor((now.getTime() - midnight) / step) + 1) * step;
  return Array.from({ length: count }, (_, place) => {
    const from = end - (count - place) * slot;
    return { from: new Date(from), to: new Date(from + slot) };
  });
}

/** Puts runs, in any order, into the slots of a span; those outside of it are left out. */
export function foldRuns(runs: readonly FeedRunFacts[], span: RunSpan, now: Date): RunSlot[] {
  const slots = runSlots(span, now).map(
    ({ from, to }): RunSlot => ({ from, to, runs: 0, held: 0, failed: 0, run: null }),
  );
  const [first] = slots;
  const slotMs = first!.to.getTime() - first!.from.getTime();
  for (const run of runs) {
    const slot = slots[Math.floor((run.startedAt.getTime() - first!.from.getTime()) / slotMs)];
    if (!slot) continue;
    slot.runs++;
    if (run.status === 'held') slot.held++;
    if (run.status === 'failed') slot.failed++;
    if (slot.run === null || tellsMore(run, slot.run)) slot.run = run;
  }
  return slots;
}

/** A run that read the feed tells more than one that failed, a later one more than one before. */
function tellsMore(one: FeedRunFacts, other: FeedRunFacts): boolean {
  const [isRead, wasRead] = [one.status !== 'failed', other.status !== 'failed'];
  return isRead === wasRead ? one.id > other.id : isRead;
}

/** The least span that reaches back to the moment: a week at least, the widest for what is older. */
export function spanOf(moment: Date, now: Date): RunSpan {
  const reaches = (span: RunSpan) => runSlots(span, now)[0]!.from.getTime() <= moment.getTime();
  return RUN_SPANS.find((span) => span >= 7 && reaches(span)) ?? 90;
}

/** The flats of a run that came to be shown, or were shown already. */
export function shownInRun({ created, changed, unchanged }: FeedRunFacts): number {
  return created + changed + unchanged;
}

/** The offers of a run that were refused, or wait for a person because of their figures. */
export function refusedInRun({ rejected, doubtful }: FeedRunFacts): number {
  return rejected + doubtful;
}
