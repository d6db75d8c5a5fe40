import { NBSP } from '../text/nbsp.ts';
import type { FeedState } from './feed-state.ts';

/** States of feeds in words, of several and of one. */
export const FEED_STATE_TEXTS: Record<FeedState, { many: string; one: string }> = {
  failed: { many: 'Упали', one: 'Упал' },
  held: { many: 'Удержаны', one: 'Удержано' },
  running: { many: 'Идут', one: 'Идёт' },
  stale: { many: `Старше 24${NBSP}ч`, one: `Старше 24${NBSP}ч` },
  fresh: { many: 'Свежие', one: 'Свежий' },
  new: { many: 'Не запускались', one: 'Не запускался' },
  off: { many: 'Выключены', one: 'Выключен' },
  removed: { many: 'Удалены', one: 'Удалён' },
};
