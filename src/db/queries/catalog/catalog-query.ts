import { and, type SQL } from 'drizzle-orm';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { isInPlaces, isOnSale, type Places } from './on-sale.ts';
import { whereFilters } from './where-filters.ts';

/** What a search is about, whatever it wants to know: where, normalised filters, Moscow's year. */
export interface CatalogQuery {
  places: Places;
  filters: SearchFilters;
  year: number;
}

/** Flats on sale that answer the search, as a condition over flats joined with their houses and complexes. */
export function isFound({ places, filters, year }: CatalogQuery): SQL {
  return and(isOnSale(), isInPlaces(places), whereFilters(filters, year))!;
}
