import type { SearchFilters } from './filters/search-filters.ts';

/** Filters that name a place on the map by its id need no city around it. */
export function saysWhere({ complexId, houseId, collectionId, search }: SearchFilters): boolean {
  return [complexId, houseId, collectionId, search?.metroId, search?.addressId].some(
    (id) => id !== undefined,
  );
}
