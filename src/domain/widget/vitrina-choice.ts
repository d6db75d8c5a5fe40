import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { SortKey } from '#domain/catalog/sort.ts';

/** What a visitor of a vitrina has chosen: all that the address of its page remembers. */
export interface VitrinaChoice {
  filters: Pick<SearchFilters, 'complexId' | 'roomsCount' | 'priceRange'>;
  sort: SortKey;
}
