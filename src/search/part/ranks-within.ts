import { findRank } from './find-rank.ts';
import type { RangeColumn } from './part.ts';

/** More bounds than people ask for: they are round numbers, or steps of a slider. */
const RANKS_KEPT = 256;

/** Ranks found before by their bounds: a column never changes, and looking for one waits for memory a dozen times. */
const ranksFound = new WeakMap<RangeColumn, Map<number, number>>();

/** The ranks of the values within the bounds, both included: from the first to before the second. */
export function ranksWithin(column: RangeColumn, low: number, high: number): [number, number] {
  const from = rankOf(column, low);
  // Values are whole.
  return [from, Math.max(from, rankOf(column, Math.floor(high) + 1))];
}

function rankOf(column: RangeColumn, bound: number): number {
  let ranks = ranksFound.get(column);
  if (!ranks) {
    ranks = new Map();
    ranksFound.set(column, ranks);
  }
  let rank = ranks.get(bound);
  if (rank === undefined) {
    rank = findRank(column, bound);
    if (ranks.size === RANKS_KEPT) ranks.clear();
    ranks.set(bound, rank);
  }
  return rank;
}
