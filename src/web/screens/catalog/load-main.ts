import { FEWEST_RESULTS } from '#domain/catalog/canonical-search.ts';
import type { SearchAddress } from '#domain/catalog/search-address.ts';
import { inPlaces } from '#domain/geo/in-places.ts';
import { isLocationCode } from '#domain/geo/location-code.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import type { PageSettings } from '../../page-settings.ts';
import { roadQuery } from '../../parts/road/road-query.ts';
import { catalogSearch, placeSearch } from '../../query/catalog-search.ts';
import type { PageFacts } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { filterNamesQuery, waysOutQuery } from './catalogue-queries.ts';
import { mainGroups } from './main-groups.ts';
import {
  GROUP_ROW_FILES,
  LazyHubLinks,
  LazyMainTop,
  LazyQuickSearch,
  NEWEST_ROW_FILES,
} from './main-parts.ts';
import { groupQueries, mainQueries } from './main-queries.ts';
import { LazyEmptySearch } from './NothingFound.tsx';

export async function loadMain(context: SiteContext, address: SearchAddress) {
  const { queryClient, settings } = context;
  const search = catalogSearch(address, settings);
  const queries = mainQueries(context, search);
  const chipNames = filterNamesQuery(context, search.searchFilters);
  const { isUae, cityCode, names } = await queryClient.ensureQueryData(queries.places);
  const [flats, complexes] = await Promise.all([
    queryClient.ensureQueryData(queries.flatsTotal),
    queryClient.ensureQueryData(queries.complexesTotal),
    queryClient.ensureQueryData(queries.found),
    queryClient.ensureQueryData(queries.extremes),
    queryClient.ensureQueryData(queries.facets),
    queryClient.ensureQueryData(queries.histogram),
    queryClient.ensureQueryData(queries.usualPrices),
    queryClient.ensureQueryData(queries.newest),
    queryClient.ensureQueryData(queries.newestTotal),
    queryClient.ensureQueryData(queries.hubs),
    queryClient.ensureQueryData(queries.freshness),
    chipNames.enabled && queryClient.ensureQueryData(chipNames).catch(() => null),
    search.road && queryClient.ensureQueryData(roadQuery(context, search.road)).catch(() => null),
    LazyMainTop.preload?.(),
    LazyQuickSearch.preload?.(),
    GROUP_ROW_FILES.preload?.(),
    NEWEST_ROW_FILES.preload?.(),
    LazyHubLinks.preload?.(),
    ...mainGroups(settings.now, { hasMetro: !isUae }).map((group) => {
      const { total, flats: flatCards, complexes: complexCards } = groupQueries(context, group, search);
      return Promise.all([
        queryClient.ensureQueryData(total),
        group.isComplexes
          ? queryClient.ensureQueryData(complexCards)
          : queryClient.ensureQueryData(flatCards),
      ]);
    }),
  ]);
  if (flats === 0) {
    await Promise.all([
      LazyEmptySearch.preload?.(),
      queryClient.ensureQueryData(waysOutQuery(context, placeSearch(search))),
    ]);
  }
  const isState =
    search.presetTab !== undefined ||
    search.complexes ||
    search.searchFilters ||
    search.lens ||
    search.terms ||
    search.road;
  const shown = { names, flats, complexes, isState: Boolean(isState) };
  return mainFacts(settings, cityCode ?? search.location, shown);
}

interface MainShown {
  names: readonly string[];
  flats: number;
  complexes: number;
  /** The form is filled in or sums are told in another way: no page of its own. */
  isState: boolean;
}

function mainFacts(
  settings: PageSettings,
  location: string,
  { names, flats, complexes, isState }: MainShown,
): PageFacts {
  const isDefault = location === settings.defaultPlace;
  const isPlace = isLocationCode(location) && !isDefault;
  return {
    title: `${['Новостройки', isPlace && inPlaces(names)].filter(Boolean).join(' ')} — квартиры и жилые комплексы`,
    description: `${countComplexes(complexes)}, ${countFlats(flats)} от застройщиков: цены, планировки и честный платёж по ипотеке.`,
    canonicalPath: isPlace ? `/?location=${location}` : '/',
    isHidden: isState || (isPlace && flats < FEWEST_RESULTS),
  };
}
