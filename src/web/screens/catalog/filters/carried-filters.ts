import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';

/** Filters «Все фильтры» has no fields for: a place, a complex, a house, a collection. */
export const CARRIED = ['search', 'complexId', 'houseId', 'collectionId'] as const;

/** The filters a form of all filters carries along; unset ones are named too, so that they replace earlier values. */
export function carriedFilters({ search, complexId, houseId, collectionId }: SearchFilters): SearchFilters {
  return { search, complexId, houseId, collectionId };
}
