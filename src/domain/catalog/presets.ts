import { ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import { normaliseFilters } from './filters/filter-spellings.ts';
import type { SearchFilters } from './filters/search-filters.ts';

/** The quick tabs of the catalogue, by the index that addresses carry: a number of rooms each. */
export const PRESETS: readonly SearchFilters[] = ROOMS_OPTIONS.map((rooms) => ({ roomsCount: [rooms] }));

/** Applies a quick tab to normalised filters; an unknown index changes nothing. */
export function withPreset(filters: SearchFilters = {}, presetTab?: number): SearchFilters {
  const preset = presetTab === undefined ? undefined : PRESETS[presetTab];
  return preset ? normaliseFilters({ ...filters, ...preset }) : filters;
}
