import type { SearchRequest } from '#contract/catalog.ts';
import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import type { CatalogQuery, Catalogue, PayablePrices, Places } from '#domain/catalog/catalogue.ts';
import { fitFilters, normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import { decodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import { indexCatalogue } from '#search/index-catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import { openRoads } from '../road/open-roads.ts';

/** Chooses who answers the searches of one call: the index of this moment, or the tables while a node has none. */
export function openCatalogue({ db, catalogueIndex }: ServiceContext): Catalogue {
  return catalogueIndex?.current ? indexCatalogue(catalogueIndex.current) : sqlCatalogue(db);
}

/** Limits a search to these complexes. Only our own verbs set it, never a caller from outside. */
export interface ComplexScope {
  complexIds?: readonly number[] | undefined;
}

type Asked = Pick<SearchRequest, 'filters' | 'location' | 'area'> & ComplexScope;

/** A request as the queries take it: places by kind, filters cleaned of what asks for nothing, the year of now. */
export function readSearch(ctx: ServiceContext, catalogue: Catalogue, request: Asked): Promise<CatalogQuery> {
  return queryOf(ctx, catalogue, { ...request, filters: normaliseFilters(request.filters) });
}

/** The same for a request whose filters are normalised already. */
export async function queryOf(
  ctx: ServiceContext,
  catalogue: Catalogue,
  { filters, location, area, complexIds }: Asked,
): Promise<CatalogQuery> {
  const places = placesOf(location);
  const [isUae, maxPrice, payable, roads] = await Promise.all([
    filters.transportTime !== undefined && isInUae(catalogue, places),
    filters.priceRange?.to ? catalogue.findMaxPrice() : undefined,
    filters.payment && findPayablePrices(ctx, catalogue, filters.payment),
    openRoads(ctx, catalogue),
  ]);
  return {
    places,
    filters: fitFilters(filters, { isUae, ...(maxPrice && { maxPrice }) }),
    year: moscowYear(ctx.now),
    ...(area && { area }),
    ...(complexIds && { complexIds }),
    ...(payable && { payable }),
    ...(roads && { road: roads.times }),
  };
}

/** The prices that a payment means in each house by the offers in force at this moment. */
async function findPayablePrices(
  ctx: ServiceContext,
  catalogue: Catalogue,
  payment: FilterRange,
): Promise<PayablePrices> {
  const book = await loadOfferBook(ctx);
  const houses = await catalogue.listHousePlaces();
  return book.payableIn(houses, payment, ctx.terms);
}

/** Tells whether every place of the search, city, region or country, is in the Emirates. */
async function isInUae(catalogue: Catalogue, places: Places): Promise<boolean> {
  const countryIds = await catalogue.listPlaceCountries(places);
  return countryIds.length > 0 && countryIds.every((id) => id === UAE_COUNTRY_ID);
}

/** The places of a search as ids by kind; none means everywhere. */
export function placesOf(location: LocationCode | LocationCode[] | undefined): Places {
  const places: Places = { countryIds: [], regionIds: [], cityIds: [] };
  for (const code of location === undefined ? [] : [location].flat()) {
    const place = decodeLocation(code);
    if (place?.kind === 'city') places.cityIds.push(place.id);
    if (place?.kind === 'region') places.regionIds.push(place.id);
    if (place?.kind === 'country') places.countryIds.push(place.id);
  }
  return places;
}
