import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { type RunSlot, type RunSpan, refusedInRun, shownInRun } from '#domain/feed/run-history.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { moscowClock } from '#domain/time/moscow.ts';

/** '1 прогон', '22 прогона', '1 000 прогонов'. */
export function countRuns(count: number): string {
  return countPhrase(count, 'прогон', 'прогона', 'прогонов');
}

/** Hours between the marks of the axis where slots are shorter than a day. */
const HOURS_A_MARK: Partial<Record<RunSpan, number>> = { 1: 3, 7: 24 };
/** Slots between the marks where they are a day or more. */
const SLOTS_A_MARK = 5;

/** The mark of the axis under a slot: a date at its midnight, hours between dates; null for most slots. */
export function slotMark({ from }: RunSlot, place: number, days: RunSpan): string | null {
  const hours = HOURS_A_MARK[days];
  if (hours === undefined) return place % SLOTS_A_MARK === 0 ? dayText(from) : null;
  const { hour } = moscowClock(from);
  if (hour % hours !== 0) return null;
  return hour === 0 ? dayText(from) : formatTime(from);
}

/** The time of a slot: '20.11', '19.11–20.11', '20.11, 12:00–16:00'. */
export function slotTime({ from, to }: RunSlot, days: RunSpan): string {
  const last = new Date(to.getTime() - 1);
  if (HOURS_A_MARK[days] !== undefined) return `${dayText(from)}, ${formatTime(from)}–${formatTime(to)}`;
  return dayText(from) === dayText(last) ? dayText(from) : `${dayText(from)}–${dayText(last)}`;
}

/** A slot in words: '20.11, 12:00–16:00: 3 прогона, удержан 1, упал 1. Последний: в фиде 284, …'. */
export function slotText(slot: RunSlot, days: RunSpan): string {
  const { runs, held, failed, run } = slot;
  if (run === null) return `${slotTime(slot, days)}: прогонов не${NBSP}было`;
  if (runs === 1) {
    return `${dayText(run.startedAt)}, ${formatTime(run.startedAt)}: ${RUN_WORDS[run.status]}, ${runFlats(run)}`;
  }
  const troubles = [
    held > 0 && `удержано ${formatNumber(held)}`,
    failed > 0 && `не${NBSP}удалось ${formatNumber(failed)}`,
  ].filter((words) => words !== false);
  return `${slotTime(slot, days)}: ${[countRuns(runs), ...troubles].join(', ')}. Последний: ${runFlats(run)}`;
}

const RUN_WORDS: Record<FeedRunFacts['status'], string> = {
  applied: 'прошёл',
  unchanged: 'без изменений',
  held: 'удержан',
  failed: `не${NBSP}удался`,
};

function runFlats(run: FeedRunFacts): string {
  const [offers, shown, refused] = [run.offers, shownInRun(run), refusedInRun(run)].map((count) =>
    formatNumber(count),
  );
  return `в${NBSP}фиде ${offers}, показано ${shown}, не${NBSP}показано ${refused}`;
}

function dayText(moment: Date): string {
  return formatDate(moment).slice(0, 5);
}
