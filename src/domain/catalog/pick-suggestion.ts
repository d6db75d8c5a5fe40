import type { LocationCode } from '#domain/geo/location-code.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import type { Suggestion } from './suggestions.ts';

/**
 * A search after something was picked in the search field: it takes the place of what was picked before, and a city or
 * a region becomes the place to search in. A metro or a house of the old place would not fit the new one.
 */
export function pickSuggestion(
  filters: SearchFilters,
  suggestion: Suggestion,
): { filters: SearchFilters; location?: LocationCode | undefined } {
  const rest = { ...filters, search: undefined, complexId: undefined, houseId: undefined };
  return { filters: { ...rest, ...filterOf(suggestion) }, location: suggestion.location };
}

function filterOf({ category, id, name }: Suggestion): SearchFilters {
  switch (category) {
    case 'cityOrRegion':
      return {};
    case 'complex':
      return { complexId: id };
    case 'metro':
      return { search: { metroId: id } };
    case 'address':
      return { search: { addressId: id } };
    case 'cityArea':
      return { search: { cityArea: name } };
    case 'settlement':
      return { search: { settlement: name } };
  }
}
