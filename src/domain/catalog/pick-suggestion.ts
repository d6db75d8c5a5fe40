import type { LocationCode } from '#domain/geo/location-code.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import type { Suggestion } from './suggestions.ts';

/**
 * A search after something was picked in the search field: it takes the place of what was picked before. A city or a
 * region becomes the place to search in, and so does the place of what lies elsewhere. Conditions under which it would
 * find nothing stay behind.
 */
export function pickSuggestion(
  filters: SearchFilters,
  suggestion: Suggestion & { isAlone?: boolean },
): { filters: SearchFilters; location?: LocationCode | undefined } {
  const kept = suggestion.isAlone ? {} : filters;
  const rest = { ...kept, search: undefined, complexId: undefined, houseId: undefined };
  return { filters: { ...rest, ...filterOfSuggestion(suggestion) }, location: suggestion.location };
}

/** The filter a suggestion stands for, its place aside. */
export function filterOfSuggestion({ category, id, name }: Suggestion): SearchFilters {
  switch (category) {
    case 'cityOrRegion':
      return {};
    case 'complex':
      return { complexId: id };
    case 'developer':
      return { developer: { id, name } };
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
