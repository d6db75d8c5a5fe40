import { isLocationCode } from '#domain/geo/location-code.ts';
import { encodeFilters } from './filters/encode-filters.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import { type AddressedSearch, searchAddress } from './search-address.ts';

/** A set with fewer results is no page of its own. */
export const FEWEST_RESULTS = 3;

/** Filters that make a page people look for, each with one choice and alone. */
const SETS: ((filters: SearchFilters) => SearchFilters | undefined)[] = [
  ({ roomsCount }) => (roomsCount?.length === 1 ? { roomsCount } : undefined),
  ({ search }) => (search && Object.keys(search).length === 1 ? { search } : undefined),
  ({ handoverDeadline }) => (handoverDeadline?.length === 1 ? { handoverDeadline } : undefined),
  ({ developer }) => developer && { developer },
];

export interface CanonicalSearch {
  /** The address robots should know: the search itself or the nearest one worth a page. */
  path: string;
  /** The search is that page. */
  isItself: boolean;
}

/** Which page of the catalogue stands for a search among the results of search engines; sorts and maps do not count. */
export function canonicalSearch({
  complexes,
  location,
  searchFilters,
  page,
}: AddressedSearch): CanonicalSearch {
  const filters = (searchFilters && encodeFilters(searchFilters)) ?? {};
  const set = SETS.map((pick) => pick(filters)).find((found) => found !== undefined);
  const place = isLocationCode(location) ? location : undefined;
  const isItself = place === location && Object.keys(filters).length === (set ? 1 : 0);
  return {
    path: searchAddress({
      complexes,
      location: place,
      searchFilters: set,
      page: isItself ? page : undefined,
    }),
    isItself,
  };
}
