import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { withPreset } from '#domain/catalog/presets.ts';

/** The wishes of an address for flats, whichever house they are in; undefined when it has none. */
export function boardWish({
  searchFilters,
  presetTab,
}: Pick<GlobalQuery, 'searchFilters' | 'presetTab'>): SearchFilters | undefined {
  const { complexId: _complex, houseId: _house, ...wish } = withPreset(searchFilters, presetTab);
  return Object.keys(wish).length > 0 ? wish : undefined;
}
