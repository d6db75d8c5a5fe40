import { normaliseFilters } from './normalise-filters.ts';
import type { SearchFilters } from './search-filters.ts';

/**
 * Filters as an address carries them: what they ask for and nothing else, keys sorted; undefined when they ask for
 * nothing.
 */
export function encodeFilters(filters: SearchFilters): SearchFilters | undefined {
  const entries = Object.entries(normaliseFilters(filters)).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
