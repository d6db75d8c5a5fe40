import type { FeedRun } from '#db/queries/feed/runs.ts';
import type { FeedReading } from '#feeds/report.ts';
import type { AppliedDiff } from './apply-reading.ts';
import { type Waiting, waitingMessage } from './settle-newest-run.ts';

export function changesCatalogue({
  created,
  changed,
  rephotographed,
  withdrawn,
  places,
}: AppliedDiff): boolean {
  return created.length + changed.length + rephotographed.length + withdrawn.length + places > 0;
}

/**
 * How a run that was read ended, in numbers and words.
 */
export function outcomeOf(diff: AppliedDiff, reading: FeedReading, waiting: Waiting): Partial<FeedRun> {
  const heldIds = diff.held.flatMap(({ ids }) => ids);
  const held = heldIds.length;
  const counts = {
    created: diff.created.length - diff.linked,
    changed: diff.changed.length,
    // Another choice of the same random photos, or a flat known from another feed, is no news.
    unchanged: diff.unchanged.length + diff.rephotographed.length + diff.linked,
    withdrawn: diff.withdrawn.length,
    held,
    doubtful: diff.doubtful,
  };
  if (diff.status === 'nothing') {
    return {
      ...counts,
      status: 'failed',
      message: nothingMessage(reading),
    };
  }
  const message = waitingMessage(held > 0 ? heldMessage(heldIds, reading.rejectedIds) : null, waiting);
  if (message !== null) return { ...counts, status: 'held', message };
  return { ...counts, status: changesCatalogue(diff) ? 'applied' : 'unchanged' };
}

/** Why withdrawals wait: flats are not in the file, or they are and their rows were rejected. */
function heldMessage(heldIds: readonly string[], rejectedIds: readonly string[]): string {
  const inFile = new Set(rejectedIds);
  const rejected = heldIds.filter((id) => inFile.has(id)).length;
  const absent = heldIds.length - rejected;
  const parts = [
    absent > 0 && `Из фида пропало ${absent} кв.`,
    rejected > 0 && `${absent > 0 ? 'ещё ' : ''}${rejected} кв. есть в фиде, но отклонены`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}: снятие ждёт решения`;
}

/** A feed of nothing but rejected rows looks to the catalogue like an empty one, and to its developer not at all. */
function nothingMessage({ offers, rejected }: FeedReading): string {
  return offers === 0
    ? 'В фиде нет ни одного объявления: каталог не изменён. Проверьте, что выгрузка включена и не пуста'
    : `В фиде нет ни одной пригодной квартиры, отклонено ${rejected} из ${offers}: каталог не изменён. Причины — в ошибках прогона`;
}
