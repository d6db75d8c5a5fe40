import type { SearchInput } from '#contract/catalog.ts';
import type { CatalogQuery, Places } from '#domain/catalog/catalog-query.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { normaliseFilters } from '#domain/catalog/filters/normalise-filters.ts';
import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import { placesOf } from './places-of.ts';

/** Limits a search to these complexes. Only our own verbs set it, never a caller from outside. */
export interface SearchScope {
  complexIds?: readonly number[] | undefined;
}

/** A search as the queries take it: places by kind, filters cleaned of what asks for nothing, the year of now. */
export async function readSearch(
  catalogue: Catalogue,
  now: Date,
  { filters, location, area, complexIds }: Pick<SearchInput, 'filters' | 'location' | 'area'> & SearchScope,
): Promise<CatalogQuery> {
  const places = placesOf(location);
  const [isUae, maxPrice] = await Promise.all([
    filters.transportTime !== undefined && isInUae(catalogue, places),
    filters.priceRange?.to ? catalogue.findMaxPrice() : undefined,
  ]);
  return {
    places,
    filters: normaliseFilters(filters, { isUae, ...(maxPrice && { maxPrice }) }),
    year: moscowYear(now),
    ...(area && { area }),
    ...(complexIds && { complexIds }),
  };
}

/** Tells whether every place of the search, city, region or country, is in the Emirates. */
async function isInUae(catalogue: Catalogue, places: Places): Promise<boolean> {
  const countryIds = await catalogue.listPlaceCountries(places);
  return countryIds.length > 0 && countryIds.every((id) => id === UAE_COUNTRY_ID);
}
