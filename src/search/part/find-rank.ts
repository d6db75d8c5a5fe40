import type { RangeColumn } from './part.ts';

/** Fewer of them make a search for a rank look at more rows, which stand anywhere in memory. */
export const ROWS_A_MILESTONE = 32;

/** A column by its order alone. */
export type Column = Pick<RangeColumn, 'values' | 'order' | 'known' | 'milestones'>;

/** The first rank whose value is no less than a bound; all known ranks when every value is less. */
export function findRank({ values, order, known, milestones }: Column, bound: number): number {
  let [low, high] = [0, milestones.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (milestones[middle]! >= bound) high = middle;
    else low = middle + 1;
  }
  if (low === 0) return 0;
  // The milestone before is too low itself, and the next one is not.
  [low, high] = [(low - 1) * ROWS_A_MILESTONE + 1, Math.min(low * ROWS_A_MILESTONE, known)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[order[middle]!]! >= bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
