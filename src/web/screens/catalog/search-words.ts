import type { FilterNames } from '#domain/catalog/filters/filter-chips.ts';
import { fitFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { type SearchWords, searchHeading } from '#domain/catalog/filters/search-heading.ts';
import type { NamedPlaces } from '#domain/geo/name-places.ts';
import { countComplexes, countListings } from '#domain/text/count-phrase.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import type { SiteContext } from '../../site-context.ts';
import { filterNamesQuery, totalQuery } from './catalogue-queries.ts';

const PLAIN_TITLE = 'Поиск новостроек';

/** Gathers the parts of a search's heading from what the cache knows by now. */
export function searchWords(context: SiteContext, search: CatalogSearch): SearchWords {
  const { queryClient, settings } = context;
  const places = queryClient.getQueryData<NamedPlaces>(namedPlacesQuery(context, search.location).queryKey);
  return {
    filters: fitFilters(search.request.filters, { isUae: places?.isUae ?? false }),
    places: places?.names ?? [],
    now: settings.now,
    names: namesKnown(context, search.searchFilters),
    isComplexes: search.complexes ?? false,
    isOutlined: search.area !== undefined,
  };
}

/** The title of a search: 'Двухкомнатные квартиры в Москве, 214 объявлений'; the number only when it is known. */
export function searchTitle(context: SiteContext, search: CatalogSearch): string {
  const { complexes, isPlaceAssumed, page, searchFilters, presetTab } = search;
  const total = totalKnown(context, search);
  const isPlain = isPlaceAssumed && !complexes && !searchFilters && presetTab === undefined;
  const found = total === undefined ? '' : `, ${complexes ? countComplexes(total) : countListings(total)}`;
  const title = isPlain ? PLAIN_TITLE : searchHeading(searchWords(context, search)) + found;
  return page ? `${title} — страница ${page}` : title;
}

/** How many a search finds; undefined before the answer. */
export function totalKnown(context: SiteContext, search: CatalogSearch): number | undefined {
  const { queryKey } = totalQuery(context, search.request, search.complexes);
  return context.queryClient.getQueryData<number>(queryKey);
}

/** Names the ids of filters by what the cache knows by now. */
export function namesKnown(
  { api, queryClient }: SiteContext,
  filters: SearchFilters | undefined,
): FilterNames {
  return queryClient.getQueryData<FilterNames>(filterNamesQuery({ api }, filters).queryKey) ?? {};
}
