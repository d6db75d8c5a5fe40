import { isLocationCode } from '#domain/geo/location-code.ts';
import { countComplexes } from '#domain/text/count-complexes.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { askedPlacesQuery } from '../../data/asked-places-query.ts';
import type { PageSettings } from '../../page-settings.ts';
import { placedSearch } from '../../query/placed-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { askedSearch, type PlacedSearch, type SearchDeps } from './asked-search.ts';
import {
  complexCardsQuery,
  extremesQuery,
  facetsQuery,
  flatCardsQuery,
  histogramQuery,
  totalQuery,
} from './catalogue-queries.ts';
import { LazyQuickSearch } from './filters/lazy-quick-search.ts';
import { LazyEmptySearch } from './lazy-empty-search.ts';
import { type MainGroup, mainGroups } from './main-groups.ts';

/** Cards of a row. */
export const CARDS_SHOWN = 4;

/** The calls of the main page, the same for the loader and the screen. */
export function mainQueries(context: Pick<RouterContext, 'api'>, search: PlacedSearch) {
  const asked = askedSearch(search);
  const { location, presetTab } = search;
  const everything = askedSearch({ location });
  const newest = askedSearch({ location, presetTab });
  return {
    places: askedPlacesQuery(context, location),
    extremes: extremesQuery(context),
    /** Of the whole place, whatever the form asks for. */
    flatsTotal: totalQuery(context, everything, false),
    complexesTotal: totalQuery(context, everything, true),
    found: totalQuery(context, asked, search.complexes),
    facets: facetsQuery(context, asked),
    histogram: histogramQuery(context, asked),
    newest: flatCardsQuery(context, newest, { sort: 'newest', amount: CARDS_SHOWN }),
    newestTotal: totalQuery(context, newest, false),
    hubs: context.api.catalog.hubs.queryOptions(everything, { meta: OWN_ERRORS }),
  };
}

/** The calls of one row. */
export function groupQueries(
  context: Pick<RouterContext, 'api'>,
  { isComplexes, filters }: MainGroup,
  location: string,
) {
  const asked = askedSearch({ location, searchFilters: filters });
  return {
    total: totalQuery(context, asked, isComplexes),
    flats: flatCardsQuery(context, asked, { amount: CARDS_SHOWN }),
    complexes: complexCardsQuery(context, asked, { amount: CARDS_SHOWN }),
  };
}

export async function loadMain(context: RouterContext, deps: SearchDeps) {
  const { queryClient, settings } = context;
  const search = placedSearch(deps, settings);
  const queries = mainQueries(context, search);
  const { isUae } = await queryClient.ensureQueryData(queries.places);
  const [flats, complexes] = await Promise.all([
    queryClient.ensureQueryData(queries.flatsTotal),
    queryClient.ensureQueryData(queries.complexesTotal),
    queryClient.ensureQueryData(queries.found),
    queryClient.ensureQueryData(queries.extremes),
    queryClient.ensureQueryData(queries.facets),
    queryClient.ensureQueryData(queries.histogram),
    queryClient.ensureQueryData(queries.newest),
    queryClient.ensureQueryData(queries.newestTotal),
    queryClient.ensureQueryData(queries.hubs),
    LazyQuickSearch.preload?.(),
    ...mainGroups(settings.now, { hasMetro: !isUae }).map((group) => {
      const {
        total,
        flats: flatCards,
        complexes: complexCards,
      } = groupQueries(context, group, search.location);
      return Promise.all([
        queryClient.ensureQueryData(total),
        group.isComplexes
          ? queryClient.ensureQueryData(complexCards)
          : queryClient.ensureQueryData(flatCards),
      ]);
    }),
  ]);
  if (flats === 0) await LazyEmptySearch.preload?.();
  return { head: mainHead(settings, search.location, { flats, complexes }) };
}

function mainHead(settings: PageSettings, location: string, totals: { flats: number; complexes: number }) {
  const isDefault = location === settings.defaultPlace;
  return pageHead({
    settings,
    title: 'Новостройки — квартиры и жилые комплексы',
    description: `${countComplexes(totals.complexes)}, ${countFlats(totals.flats)} от застройщиков: цены, планировки и честный платёж по ипотеке.`,
    canonicalPath: isLocationCode(location) && !isDefault ? `/?location=${location}` : '/',
  });
}
