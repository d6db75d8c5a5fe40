import type { FilterRange } from './search-filters.ts';

/** Ends named the wrong way round mean the range between them; 0 above is no end. */
export function orderedRange({ from, to }: FilterRange): FilterRange {
  return to > 0 && from > to ? { from: to, to: from } : { from, to };
}
