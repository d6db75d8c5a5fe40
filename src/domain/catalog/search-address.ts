import { respellFilters, unlessEmpty } from './filters/filter-spellings.ts';
import type { SearchFilters } from './filters/search-filters.ts';
import type { GlobalQuery } from './global-query.ts';
import type { ComplexSort, SortKey } from './sort.ts';

/** The parameters of an address that say what a page of the catalogue shows; its filters are normalised. */
export interface SearchAddress {
  complexes?: boolean | undefined;
  presetTab?: number | undefined;
  sort?: SortKey | ComplexSort | undefined;
  map?: boolean | undefined;
  lens?: GlobalQuery['lens'];
  terms?: string | undefined;
  road?: string | undefined;
  location?: string | undefined;
  searchFilters?: SearchFilters | undefined;
  page?: number | undefined;
  /** The part of the map that is searched in. */
  area?: string | undefined;
  /** The layers of the map. */
  layers?: string | undefined;
}

/**
 * The one address of a search, parameters in a fixed order: '/search?location=c1&page=2'. What only changes how results
 * are shown is left out.
 */
export function searchPath({
  complexes,
  location,
  searchFilters,
  page,
}: Pick<SearchAddress, 'complexes' | 'location' | 'searchFilters' | 'page'>): string {
  const filters = searchFilters && unlessEmpty(searchFilters);
  const query = [
    ...(complexes ? ['complexes=true'] : []),
    ...(location ? [`location=${encodeURIComponent(location)}`] : []),
    ...(filters ? [`searchFilters=${encodeURIComponent(JSON.stringify(respellFilters(filters)))}`] : []),
    ...(page !== undefined && page > 1 ? [`page=${page}`] : []),
  ];
  return query.length === 0 ? '/search' : `/search?${query.join('&')}`;
}

/** The address of what is new in a search, in a format of feeds; the place is always named, as a reader has none. */
export function newsPath(format: 'atom' | 'json', { location, request }: NamedSearch): string {
  const { filters, terms, road } = request;
  const path = searchPath({ location, searchFilters: filters }).replace('/search', `/search.${format}`);
  return path + word('terms', terms) + word('road', road);
}

interface NamedSearch {
  location: string;
  /** The terms and the ways of whoever asks decide what is found. */
  request: { filters: SearchFilters } & Pick<SearchAddress, 'terms' | 'road'>;
}

function word(name: string, text: string | undefined): string {
  return text ? `&${name}=${encodeURIComponent(text)}` : '';
}
