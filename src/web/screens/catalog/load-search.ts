import { notFound } from '@tanstack/react-router';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { COMPLEXES_PER_PAGE, FLATS_PER_PAGE, pageCount, pageStart } from '#domain/catalog/page.ts';
import type { SortKey } from '#domain/catalog/sort.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { placesOfSearch } from '../../query/places-of-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';

export interface SearchDeps {
  complexes?: boolean | undefined;
  sort?: SortKey | undefined;
  location?: string | undefined;
  searchFilters?: SearchFilters | undefined;
  page?: number | undefined;
}

const OPTIONS = { meta: OWN_ERRORS };

/** The calls of a search for flats, the same for the loader and the screen. */
export function flatQueries(
  { api }: Pick<RouterContext, 'api'>,
  { sort, location, searchFilters }: SearchDeps,
) {
  const asked = { location: placesOfSearch(location), filters: searchFilters };
  return {
    perPage: FLATS_PER_PAGE,
    total: api.flatsTotal.queryOptions(asked, OPTIONS),
    page: (page: number) => {
      const startFrom = pageStart(page, FLATS_PER_PAGE);
      return api.flatsMapless.queryOptions({ ...asked, sort, amount: FLATS_PER_PAGE, startFrom }, OPTIONS);
    },
  };
}

/** The calls of a search for complexes. */
export function complexQueries({ api }: Pick<RouterContext, 'api'>, { location, searchFilters }: SearchDeps) {
  const asked = { location: placesOfSearch(location), filters: searchFilters };
  return {
    perPage: COMPLEXES_PER_PAGE,
    total: api.complexesTotal.queryOptions(asked, OPTIONS),
    page: (page: number) => {
      const startFrom = pageStart(page, COMPLEXES_PER_PAGE);
      return api.complexesShallow.queryOptions({ ...asked, amount: COMPLEXES_PER_PAGE, startFrom }, OPTIONS);
    },
  };
}

/**
 * Fills the cache before the page shows. A change of the search on the open page shows old results meanwhile, so it
 * waits for nothing and fails on the screen. Errors: NOT_FOUND for a page past the last.
 */
export async function loadSearch(context: RouterContext, deps: SearchDeps, isOpen: boolean) {
  const { queryClient } = context;
  const flats = flatQueries(context, deps);
  const complexes = complexQueries(context, deps);
  const page = deps.page ?? 1;
  const { perPage } = deps.complexes ? complexes : flats;
  const loading = Promise.all([
    queryClient.ensureQueryData(deps.complexes ? complexes.total : flats.total),
    deps.complexes
      ? queryClient.ensureQueryData(complexes.page(page))
      : queryClient.ensureQueryData(flats.page(page)),
  ]);
  if (isOpen) {
    loading.catch(() => {});
    return { isFound: true };
  }
  const [total] = await loading;
  if (page > pageCount(total, perPage)) throw notFound();
  return { isFound: total > 0 };
}

interface SearchMatch {
  loaderData?: { isFound: boolean } | undefined;
  match: { context: RouterContext; search: SearchDeps };
}

export function searchHead({ loaderData, match }: SearchMatch) {
  if (!loaderData) return {};
  const { complexes, location, page, searchFilters } = match.search;
  const query = [
    ...(complexes ? ['complexes=true'] : []),
    ...(location ? [`location=${location}`] : []),
    ...(page ? [`page=${page}`] : []),
  ];
  return pageHead({
    settings: match.context.settings,
    title: page ? `Поиск новостроек — страница ${page}` : 'Поиск новостроек',
    description:
      'Квартиры и жилые комплексы от застройщиков: цены, планировки, сроки сдачи и платёж по ипотеке.',
    canonicalPath: ['/search', ...(query.length ? [query.join('&')] : [])].join('?'),
    isHidden: !loaderData.isFound || searchFilters !== undefined,
  });
}
