import type { FilterNames } from '#domain/catalog/filters/filter-chips.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { Suggestion, SuggestionCategory } from '#domain/catalog/suggestions.ts';

/** What the search field calls the things that filters know by id. */
export function knownNames(known: readonly Suggestion[], { search, complexId }: SearchFilters): FilterNames {
  const nameOf = (category: SuggestionCategory, id: number | undefined) =>
    known.find((one) => one.category === category && one.id === id)?.name;
  return {
    metro: nameOf('metro', search?.metroId),
    address: nameOf('address', search?.addressId),
    complex: nameOf('complex', complexId),
  };
}
