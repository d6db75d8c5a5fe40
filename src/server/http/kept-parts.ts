import { LRUCache } from 'lru-cache';
import type { KeptParts } from '#web/parts/page/drawn-parts.ts';

/** Some two thousand cards: what an evening asks for again and again. */
const MOST_BYTES = 6 * 1_024 * 1_024;

/** Parts of pages that a thread has drawn, those asked for last within a bound of memory. */
export function createKeptParts(): KeptParts {
  return new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (html, key) => key.length * 2 + html.length,
  });
}
