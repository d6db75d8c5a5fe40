import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { CatalogueSort } from '#domain/catalog/sort.ts';

/** A visitor's choice on the page of a vitrina; the address of the page remembers nothing else. */
export interface VitrinaChoice {
  filters: Pick<SearchFilters, 'complexId' | 'roomsCount' | 'priceRange'>;
  sort: CatalogueSort;
}
