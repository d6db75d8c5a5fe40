import { LRUCache } from 'lru-cache';
import type { KeptPart, KeptParts } from '#web/parts/page/drawn-parts.ts';

/** Some two thousand cards: what an evening asks for again and again. */
const MOST_BYTES = 6 * 1_024 * 1_024;

/** Parts of pages that a thread has drawn, those asked for last within a bound of memory. */
export function createKeptParts(): KeptParts {
  return new LRUCache<string, KeptPart>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ html, classes }, key) => key.length * 2 + classes.length + html.length,
  });
}
