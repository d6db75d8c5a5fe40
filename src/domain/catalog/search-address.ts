import { encodeFilters } from './filters/encode-filters.ts';
import type { SearchFilters } from './filters/search-filters.ts';

export interface AddressedSearch {
  complexes?: boolean | undefined;
  location?: string | undefined;
  searchFilters?: SearchFilters | undefined;
  page?: number | undefined;
}

/** The one address of a search, parameters in a fixed order: '/search?location=c1&page=2'. */
export function searchAddress({ complexes, location, searchFilters, page }: AddressedSearch): string {
  const filters = searchFilters && encodeFilters(searchFilters);
  const query = [
    ...(complexes ? ['complexes=true'] : []),
    ...(location ? [`location=${encodeURIComponent(location)}`] : []),
    ...(filters ? [`searchFilters=${encodeURIComponent(JSON.stringify(filters))}`] : []),
    ...(page !== undefined && page > 1 ? [`page=${page}`] : []),
  ];
  return query.length === 0 ? '/search' : `/search?${query.join('&')}`;
}
