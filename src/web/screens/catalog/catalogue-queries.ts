import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { Lens } from '#domain/catalog/lens.ts';
import { COMPLEXES_PER_PAGE, FLATS_PER_PAGE, pageStart } from '#domain/catalog/page.ts';
import { type ComplexSortKey, isComplexSort, isSortKey, type SortKey } from '#domain/catalog/sort.ts';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { PlaceKind } from '#domain/listing/place-kind.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { fromDictionaries } from '../../data/dictionaries-query.ts';
import type { CatalogSearch, SearchRequest } from '../../query/catalog-search.ts';
import type { SiteContext } from '../../site-context.ts';

// The calls of the catalogue's pages, the same for their loaders and their screens.

type WithApi = Pick<SiteContext, 'api'>;

const OPTIONS = { meta: OWN_ERRORS };

interface Amount {
  amount: number;
  startFrom?: number;
  sort?: SortKey | undefined;
}

/** Cards of the flats found. */
export function flatCardsQuery({ api }: WithApi, request: SearchRequest, amount: Amount) {
  return api.catalog.flatCards.queryOptions({ ...request, ...amount }, OPTIONS);
}

/** Cards of the complexes with flats that answer the search. */
export function complexCardsQuery(
  { api }: WithApi,
  request: SearchRequest,
  amount: Omit<Amount, 'sort'> & { sort?: ComplexSortKey | undefined },
) {
  return api.catalog.complexCards.queryOptions({ ...request, ...amount }, OPTIONS);
}

/** How many a search finds, of flats or of complexes. */
export function totalQuery({ api }: WithApi, request: SearchRequest, isComplexes: boolean | undefined) {
  return isComplexes
    ? api.complexesTotal.queryOptions(request, OPTIONS)
    : api.flatsTotal.queryOptions(request, OPTIONS);
}

/** Counts each choice of a filter, the other filters being as they are. */
export function facetsQuery({ api }: WithApi, request: SearchRequest) {
  return api.catalog.facets.queryOptions(request, OPTIONS);
}

/** Asks what places have on sale at all, which tells the questions that make sense there. */
export function offeredQuery(context: WithApi, { location }: SearchRequest) {
  return facetsQuery(context, { location, filters: {} });
}

/**
 * Ten steps a bar: the ruler gives most of its width to common prices, where even steps to the dearest flat are coarse.
 */
const STEPS = 600;

/** How prices of what is found spread, the budget aside. */
export function histogramQuery({ api }: WithApi, { filters, ...request }: SearchRequest) {
  const others: SearchFilters = { ...filters, priceRange: undefined, payment: undefined };
  return api.catalog.priceHistogram.queryOptions(
    { ...request, filters: others, bins: STEPS, isUsual: true },
    OPTIONS,
  );
}

/** How payments of what is found spread, the budget aside. */
export function paymentHistogramQuery({ api }: WithApi, { filters, location }: SearchRequest) {
  const others: SearchFilters = { ...filters, priceRange: undefined, payment: undefined };
  return api.catalog.paymentHistogram.queryOptions({ location, filters: others }, OPTIONS);
}

/** Where the ruler of prices ends in the places of a search. */
export function usualPricesQuery({ api }: WithApi, { location }: Pick<SearchRequest, 'location'>) {
  return api.catalog.usualPrices.queryOptions({ location }, OPTIONS);
}

/** Where all that a search finds stands; null when nothing of it has a place on the map. */
export function mapBoundsQuery({ api }: WithApi, request: SearchRequest) {
  return api.catalog.mapBounds.queryOptions(request, OPTIONS);
}

export function mapBoxQuery(
  { api }: WithApi,
  request: SearchRequest,
  box: Bounds & { zoom: number; lens: Lens },
) {
  return api.catalog.mapBox.queryOptions({ ...request, ...box }, OPTIONS);
}

/** Prices of a square metre of the flats found in a part of the map. */
export function meterPricesQuery({ api }: WithApi, request: SearchRequest, box: Bounds & { zoom: number }) {
  return api.catalog.meterPrices.queryOptions({ ...request, ...box }, OPTIONS);
}

/** Houses in a part of the map with their names, whatever is searched for. */
export function groundQuery({ api }: WithApi, box: Bounds & { zoom: number }) {
  return api.catalog.ground.queryOptions(box, OPTIONS);
}

/** Schools, shops and other places in a part of the map. */
export function mapPlacesQuery({ api }: WithApi, kinds: PlaceKind[], box: Bounds & { zoom: number }) {
  return api.catalog.mapPlaces.queryOptions({ ...box, kinds }, OPTIONS);
}

export function extremesQuery({ api }: WithApi) {
  return api.extremes.queryOptions(undefined, { ...OPTIONS, staleTime: Number.POSITIVE_INFINITY });
}

/** Developers with something on sale. */
export function developersQuery(context: WithApi) {
  return fromDictionaries(context, 'developers', ({ developers }) => developers);
}

/** Metros of a search with what each would find with its other filters. */
export function metrosQuery({ api }: WithApi, { filters, location, area }: SearchRequest) {
  const others: SearchFilters = { ...filters, metros: undefined };
  return api.catalog.metros.queryOptions({ location, area, filters: others }, OPTIONS);
}

/** The schemes of all metros, which change with a release. */
export function metroSchemesQuery({ api }: WithApi) {
  return api.catalog.metroSchemes.queryOptions(undefined, {
    ...OPTIONS,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks for names of things that filters know by id or by a loose name; asks nothing where there are none. */
export function filterNamesQuery({ api }: WithApi, filters: SearchFilters = {}) {
  const { search, metros, complexId, houseId, collectionId, developer } = filters;
  const ids = { search, metros, complexId, houseId, collectionId, developer };
  const isAsked = Object.values(ids).some((one) => one !== undefined);
  return {
    ...api.catalog.filterNames.queryOptions(ids, { ...OPTIONS, staleTime: Number.POSITIVE_INFINITY }),
    enabled: isAsked,
  };
}

/** The ways on from a search that found nothing. */
export function waysOutQuery({ api }: WithApi, search: CatalogSearch) {
  const { request, complexes } = search;
  return api.catalog.waysOut.queryOptions({ ...request, complexes }, OPTIONS);
}

/** The calls of a list of flats. */
export function flatListQueries(context: WithApi, { request, sort }: CatalogSearch) {
  return {
    perPage: FLATS_PER_PAGE,
    total: totalQuery(context, request, false),
    page: (page: number) =>
      flatCardsQuery(context, request, {
        sort: isSortKey(sort) ? sort : undefined,
        amount: FLATS_PER_PAGE,
        startFrom: pageStart(page, FLATS_PER_PAGE),
      }),
  };
}

/** The calls of a list of complexes. */
export function complexListQueries(context: WithApi, { request, sort }: CatalogSearch) {
  return {
    perPage: COMPLEXES_PER_PAGE,
    total: totalQuery(context, request, true),
    page: (page: number) =>
      complexCardsQuery(context, request, {
        sort: isComplexSort(sort) ? sort : undefined,
        amount: COMPLEXES_PER_PAGE,
        startFrom: pageStart(page, COMPLEXES_PER_PAGE),
      }),
  };
}
