import type { SearchInput } from '#contract/catalog.ts';
import type { CatalogQuery } from '#db/queries/catalog/catalog-query.ts';
import { findMaxPrice } from '#db/queries/catalog/find-max-price.ts';
import type { Places } from '#db/queries/catalog/on-sale.ts';
import { listPlaceCountries } from '#db/queries/geo/list-place-countries.ts';
import { normaliseFilters } from '#domain/catalog/filters/normalise-filters.ts';
import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { placesOf } from './places-of.ts';

/** A search as the queries take it: places by kind, filters cleaned of what asks for nothing, the year of now. */
export async function readSearch(
  ctx: ServiceContext,
  { filters, location }: Pick<SearchInput, 'filters' | 'location'>,
): Promise<CatalogQuery> {
  const places = placesOf(location);
  const [isUae, maxPrice] = await Promise.all([
    filters.transportTime !== undefined && isInUae(ctx, places),
    filters.priceRange?.to ? findMaxPrice(ctx.db) : undefined,
  ]);
  return {
    places,
    filters: normaliseFilters(filters, { isUae, ...(maxPrice && { maxPrice }) }),
    year: moscowYear(ctx.now),
  };
}

/** Whether every place of the search, city, region or country, is in the Emirates. */
async function isInUae(ctx: ServiceContext, places: Places): Promise<boolean> {
  const countryIds = await listPlaceCountries(ctx.db, places);
  return countryIds.length > 0 && countryIds.every((id) => id === UAE_COUNTRY_ID);
}
