import type { Hubs } from '#contract/search-figures.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { projectQuery } from '../../data/project-query.ts';
import {
  type CatalogSearch,
  placeSearch,
  type SearchRequest,
  searchRequest,
} from '../../query/catalog-search.ts';
import type { SiteContext } from '../../site-context.ts';
import {
  complexCardsQuery,
  extremesQuery,
  facetsQuery,
  flatCardsQuery,
  histogramQuery,
  totalQuery,
  usualPricesQuery,
} from './catalogue-queries.ts';
import type { MainGroup } from './main-groups.ts';

/** Cards of a row. */
const CARDS_SHOWN = 4;

/** Links of a list; more would be a directory. */
const MOST_HUBS = 36;

/** The calls of the main page, the same for the loader and the screen. */
export function mainQueries(context: Pick<SiteContext, 'api'>, search: CatalogSearch) {
  const { request, location, presetTab, terms, road } = search;
  const everything = placeSearch({ ...search, road: undefined }).request;
  const newest = searchRequest({ location, presetTab, terms, road });
  return {
    places: namedPlacesQuery(context, location),
    extremes: extremesQuery(context),
    /** Counted in the whole place, whatever the form asks for. */
    flatsTotal: totalQuery(context, everything, false),
    complexesTotal: totalQuery(context, everything, true),
    found: totalQuery(context, request, search.complexes),
    facets: facetsQuery(context, request),
    histogram: histogramQuery(context, request),
    usualPrices: usualPricesQuery(context, request),
    newest: flatCardsQuery(context, newest, { sort: 'newest', amount: CARDS_SHOWN }),
    newestTotal: totalQuery(context, newest, false),
    hubs: hubsQuery(context, placeSearch(search).request),
    freshness: context.api.catalog.freshness.queryOptions(
      { location: everything.location },
      { meta: OWN_ERRORS },
    ),
  };
}

/** Ready searches of the place; of long lists the beginning. */
function hubsQuery({ api }: Pick<SiteContext, 'api'>, everything: SearchRequest) {
  const call = api.catalog.hubs.queryOptions(everything, { meta: OWN_ERRORS });
  return projectQuery(
    call,
    'main',
    (hubs) =>
      Object.fromEntries(
        Object.entries(hubs).map(([name, list]) => [name, list.slice(0, MOST_HUBS)]),
      ) as Hubs,
  );
}

/** The calls of one row. */
export function groupQueries(
  context: Pick<SiteContext, 'api'>,
  { isComplexes, filters }: MainGroup,
  { location, terms, road }: Pick<CatalogSearch, 'location' | 'terms' | 'road'>,
) {
  const request = searchRequest({ location, terms, road, searchFilters: filters });
  return {
    total: totalQuery(context, request, isComplexes),
    flats: flatCardsQuery(context, request, { amount: CARDS_SHOWN }),
    complexes: complexCardsQuery(context, request, { amount: CARDS_SHOWN }),
  };
}
