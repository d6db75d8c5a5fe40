import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';

/** Filters «Все фильтры» has no fields for: a place, a complex, a house, a collection. */
export const CARRIED = ['search', 'complexId', 'houseId', 'collectionId'] as const;

/** What a form of all filters carries along; what is not set is named too, so that it takes the place of what was. */
export function carriedFilters({ search, complexId, houseId, collectionId }: SearchFilters): SearchFilters {
  return { search, complexId, houseId, collectionId };
}
