import { notFound } from '@tanstack/react-router';
import { canonicalSearch, FEWEST_RESULTS } from '#domain/catalog/canonical-search.ts';
import { pageCount } from '#domain/catalog/page.ts';
import { askedPlacesQuery } from '../../data/asked-places-query.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { askedSearch, type SearchDeps } from './asked-search.ts';
import { complexListQueries, extremesQuery, flatListQueries, totalQuery } from './catalogue-queries.ts';
import { LazyFilterBar } from './filters/lazy-filter-bar.ts';
import { LazyEmptySearch } from './lazy-empty-search.ts';
import { relaxationQueries } from './relaxation-queries.ts';
import { searchTitle, totalKnown } from './search-words.ts';

/**
 * Fills the cache before the page shows. A change of the search on the open page waits for nothing: its screen keeps
 * the old results, asks for the new ones when the last question is answered, and says when they fail to come.
 * Errors: NOT_FOUND for a page past the last.
 */
export async function loadSearch(context: RouterContext, deps: SearchDeps, isOpen: boolean) {
  if (!isOpen) await fillCache(context, deps);
  return { head: searchHead(context, deps) };
}

async function fillCache(context: RouterContext, deps: SearchDeps): Promise<void> {
  const { queryClient } = context;
  const flats = flatListQueries(context, deps);
  const complexes = complexListQueries(context, deps);
  const page = deps.page ?? 1;
  const { perPage } = deps.complexes ? complexes : flats;
  const [total] = await Promise.all([
    queryClient.ensureQueryData(totalQuery(context, askedSearch(deps), deps.complexes)),
    deps.complexes
      ? queryClient.ensureQueryData(complexes.page(page))
      : queryClient.ensureQueryData(flats.page(page)),
    queryClient.ensureQueryData(extremesQuery(context)),
    queryClient.ensureQueryData(askedPlacesQuery(context, deps.location)),
    LazyFilterBar.preload?.(),
  ]);
  if (total === 0) await LazyEmptySearch.preload?.();
  if (page > pageCount(total, perPage)) throw notFound();
  if (total > 0) return;
  const easier = relaxationQueries(context, deps);
  await Promise.all(easier.map(({ query }) => queryClient.ensureQueryData(query)));
}

/** Title and tags of a search, from what the cache knows by now. */
function searchHead(context: RouterContext, search: SearchDeps) {
  const { path, isItself } = canonicalSearch(search);
  const total = totalKnown(context, search);
  const fewest = search.searchFilters ? FEWEST_RESULTS : 1;
  return pageHead({
    settings: context.settings,
    title: searchTitle(context, search),
    description:
      'Квартиры и жилые комплексы от застройщиков: цены, планировки, сроки сдачи и платёж по ипотеке.',
    canonicalPath: path,
    isHidden: !isItself || (total !== undefined && total < fewest),
  });
}
