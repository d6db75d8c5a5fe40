import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { withPreset } from '#domain/catalog/presets.ts';
import type { SortKey } from '#domain/catalog/sort.ts';
import type { Placed } from '../../query/placed-search.ts';
import { placesOfSearch } from '../../query/places-of-search.ts';

/** The parameters of an address that say what a page of the catalogue shows. */
export interface SearchDeps {
  complexes?: boolean | undefined;
  presetTab?: number | undefined;
  sort?: SortKey | undefined;
  map?: boolean | undefined;
  lens?: GlobalQuery['lens'];
  location?: string | undefined;
  searchFilters?: SearchFilters | undefined;
  page?: number | undefined;
  /** The part of the map that is searched in. */
  area?: string | undefined;
}

/** A search with the places it means. */
export type PlacedSearch = SearchDeps & Placed;

/** The search as procedures take it: places, filters with those of the quick tab, and the part of the map. */
export function askedSearch({
  location,
  searchFilters,
  presetTab,
  area,
}: Pick<PlacedSearch, 'location' | 'searchFilters' | 'presetTab' | 'area'>) {
  return {
    location: placesOfSearch(location),
    filters: withPreset(searchFilters, presetTab),
    ...(area && { area }),
  };
}

/** The same search wherever it stands on the map. */
export function wholeOf<Search extends Pick<PlacedSearch, 'area'>>(search: Search): Search {
  return { ...search, area: undefined };
}

export type AskedSearch = ReturnType<typeof askedSearch>;
