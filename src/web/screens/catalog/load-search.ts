import { notFound } from '@tanstack/react-router';
import { canonicalSearch, FEWEST_RESULTS } from '#domain/catalog/canonical-search.ts';
import { MAX_START_FROM, pageCount, pageStart } from '#domain/catalog/page.ts';
import { newsPath, type SearchAddress, searchPath } from '#domain/catalog/search-address.ts';
import type { NamedPlaces } from '#domain/geo/name-places.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { LazyFlatCard } from '../../parts/flat/lazy-flat-card.ts';
import { roadGapsQuery, roadQuery } from '../../parts/road/road-query.ts';
import { anywhereOnMap, type CatalogSearch, catalogSearch } from '../../query/catalog-search.ts';
import type { PageFacts } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import {
  complexListQueries,
  extremesQuery,
  filterNamesQuery,
  flatListQueries,
  mapBoundsQuery,
  totalQuery,
  usualPricesQuery,
  waysOutQuery,
} from './catalogue-queries.ts';
import { LazyComplexResults, LazyFlatResults } from './lazy-results.ts';
import { LazyEmptySearch } from './NothingFound.tsx';
import { searchGraph } from './search-graph.ts';
import { LazyFilterBar } from './search-parts.ts';
import { namesKnown, searchTitle, totalKnown } from './search-words.ts';

/**
 * Fills the cache before the page shows. A change of the search on the open page waits for nothing: its screen keeps
 * the old results, asks for the new ones when the last question is answered, and says when they fail to come.
 * Errors: NOT_FOUND for a page past the last.
 */
export async function loadSearch(context: SiteContext, address: SearchAddress, isOpen: boolean) {
  const search = catalogSearch(address, context.settings);
  const lists = {
    flats: flatListQueries(context, search),
    complexes: complexListQueries(context, search),
  };
  const names = filterNamesQuery(context, search.searchFilters);
  await Promise.all([
    isOpen || fillCache(context, search, lists),
    ...(search.complexes ? [LazyComplexResults] : [LazyFlatResults, LazyFlatCard]).map(({ preload }) =>
      preload?.(),
    ),
    search.road && context.queryClient.ensureQueryData(roadQuery(context, search.road)).catch(() => null),
    search.road && context.queryClient.prefetchQuery(roadGapsQuery(context, search.road)),
    // Without names the results are as good.
    names.enabled && context.queryClient.ensureQueryData(names).catch(() => null),
  ]);
  return searchFacts(context, search, lists);
}

interface Lists {
  flats: ReturnType<typeof flatListQueries>;
  complexes: ReturnType<typeof complexListQueries>;
}

async function fillCache(
  context: SiteContext,
  search: CatalogSearch,
  { flats, complexes }: Lists,
): Promise<void> {
  const { queryClient } = context;
  const page = search.page ?? 1;
  const { perPage } = search.complexes ? complexes : flats;
  if (pageStart(page, perPage) > MAX_START_FROM) throw notFound();
  const [total] = await Promise.all([
    queryClient.ensureQueryData(totalQuery(context, search.request, search.complexes)),
    search.complexes
      ? queryClient.ensureQueryData(complexes.page(page))
      : queryClient.ensureQueryData(flats.page(page)),
    queryClient.ensureQueryData(extremesQuery(context)),
    queryClient.ensureQueryData(usualPricesQuery(context, search.request)),
    queryClient.ensureQueryData(namedPlacesQuery(context, search.location)),
    LazyFilterBar.preload?.(),
    // Without it the map asks itself.
    search.map && queryClient.prefetchQuery(mapBoundsQuery(context, anywhereOnMap(search.request))),
  ]);
  if (total === 0) await LazyEmptySearch.preload?.();
  if (page > pageCount(total, perPage)) throw notFound();
  if (total > 0) return;
  await queryClient.ensureQueryData(waysOutQuery(context, search));
}

/** Title and tags of a search, from what the cache knows by now. */
function searchFacts(context: SiteContext, search: CatalogSearch, lists: Lists): PageFacts {
  const { settings } = context;
  const total = totalKnown(context, search);
  const isDefault = search.isPlaceAssumed || search.location === settings.defaultPlace;
  const address: SearchAddress = isDefault ? { ...search, location: undefined } : search;
  const path = canonicalSearch(inOwnWords(context, search, address.location), settings.now);
  const isState =
    search.sort ||
    search.map ||
    search.area ||
    search.lens ||
    search.terms ||
    search.road ||
    search.presetTab !== undefined;
  const fewest = address.location || search.searchFilters ? FEWEST_RESULTS : 1;
  const isHidden =
    Boolean(isState) || path !== searchPath(address) || (total !== undefined && total < fewest);
  const title = searchTitle(context, search);
  const paths = isHidden ? [] : listedPaths(context, search, lists);
  const { perPage } = search.complexes ? lists.complexes : lists.flats;
  return {
    title,
    description:
      'Квартиры и жилые комплексы от застройщиков: цены, планировки, сроки сдачи и платёж по ипотеке.',
    canonicalPath: path,
    isHidden,
    feedPath: newsPath('atom', search),
    ...(paths.length > 0 && {
      graph: [
        searchGraph({
          publicUrl: settings.publicUrl,
          name: title,
          paths,
          total: total ?? paths.length,
          start: pageStart(search.page ?? 1, perPage),
        }),
      ],
    }),
  };
}

/**
 * The same search with what it names in words written as the catalogue writes it; a region that is a city is the city.
 */
function inOwnWords(context: SiteContext, search: CatalogSearch, named: string | undefined): SearchAddress {
  const { settings, queryClient } = context;
  const names = namesKnown(context, search.searchFilters);
  const places = queryClient.getQueryData<NamedPlaces>(namedPlacesQuery(context, search.location).queryKey);
  const location = named && (places?.cityCode ?? named);
  const { developer, search: place } = search.searchFilters ?? {};
  return {
    ...search,
    location: location === settings.defaultPlace ? undefined : location,
    searchFilters: {
      ...search.searchFilters,
      ...(developer && names.developer && { developer: { id: developer.id, name: names.developer } }),
      ...(place && {
        search: {
          ...place,
          ...(place.cityArea && names.cityArea && { cityArea: names.cityArea }),
          ...(place.settlement && names.settlement && { settlement: names.settlement }),
        },
      }),
    },
  };
}

/** Makes the head of the page, its address and its title from what the cache knows by now. */
function listedPaths(
  { queryClient }: SiteContext,
  search: CatalogSearch,
  { flats, complexes }: Lists,
): string[] {
  const page = search.page ?? 1;
  if (search.complexes) {
    const { queryKey } = complexes.page(page);
    const shown = queryClient.getQueryData(queryKey) ?? [];
    return shown.map(({ id }) => `/complex/${id}`);
  }
  const { queryKey } = flats.page(page);
  const shown = queryClient.getQueryData(queryKey)?.flats ?? [];
  return shown.map(({ id }) => `/for-sale/${id}`);
}
