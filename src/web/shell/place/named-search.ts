import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { pickSuggestion } from '#domain/catalog/pick-suggestion.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';

export interface PlaceSearched {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  filters: SearchFilters | undefined;
}

/** The parameters of an address that a name found in the search field changes. */
export function namedSearch({ location, filters = {} }: PlaceSearched, suggestion: FoundSuggestion) {
  const { filters: chosen, location: place = location } = pickSuggestion(filters, suggestion);
  return {
    // Named even when it stays: a search that says where by a metro alone would be everywhere.
    location: place,
    searchFilters: encodeFilters(chosen),
    ...WHOLE,
    area: undefined,
  };
}

/** The same for the surroundings of an address. */
export function nearbySearch({ filters = {} }: PlaceSearched, { area }: NearbySuggestion) {
  const { search: _search, complexId: _complex, houseId: _house, ...others }: SearchFilters = filters;
  return {
    // The surroundings of an address may reach into several cities.
    location: EVERYWHERE,
    searchFilters: encodeFilters(others),
    ...WHOLE,
    area,
    map: true,
  };
}

const WHOLE = { presetTab: undefined, page: undefined };
