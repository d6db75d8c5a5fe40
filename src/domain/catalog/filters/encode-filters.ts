import { normaliseFilters } from './normalise-filters.ts';
import type { SearchFilters } from './search-filters.ts';

/** Filters as an address carries them: what they ask for and nothing else; undefined when they ask for nothing. */
export function encodeFilters(filters: SearchFilters): SearchFilters | undefined {
  return unlessEmpty(normaliseFilters(filters));
}

/** Filters that are normalised already, as an address carries them. */
export function unlessEmpty(filters: SearchFilters): SearchFilters | undefined {
  return Object.keys(filters).length > 0 ? filters : undefined;
}
