import { askedPlacesQuery } from '../../data/asked-places-query.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { askedSearch, type SearchDeps } from './asked-search.ts';
import { developersQuery, extremesQuery, facetsQuery, totalQuery } from './catalogue-queries.ts';

/** Fills the cache with what the page of all filters shows. */
export async function loadFilters(context: RouterContext, deps: SearchDeps) {
  const { queryClient, settings } = context;
  const asked = askedSearch(deps);
  await Promise.all([
    queryClient.ensureQueryData(askedPlacesQuery(context, deps.location)),
    queryClient.ensureQueryData(totalQuery(context, asked, deps.complexes)),
    queryClient.ensureQueryData(facetsQuery(context, asked)),
    queryClient.ensureQueryData(extremesQuery(context)),
    queryClient.ensureQueryData(developersQuery(context)),
  ]);
  return { head: pageHead({ settings, title: 'Все фильтры' }) };
}
