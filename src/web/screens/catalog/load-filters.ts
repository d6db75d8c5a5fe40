import { askedPlacesQuery } from '../../data/asked-places-query.ts';
import { placedSearch } from '../../query/placed-search.ts';
import type { SiteContext } from '../../site-context.ts';
import { askedSearch, type SearchDeps } from './asked-search.ts';
import {
  developersQuery,
  extremesQuery,
  facetsQuery,
  filterNamesQuery,
  offeredQuery,
  totalQuery,
} from './catalogue-queries.ts';

/** Fills the cache with what the page of all filters shows. */
export async function loadFilters(context: SiteContext, deps: SearchDeps) {
  const { queryClient, settings } = context;
  const search = placedSearch(deps, settings);
  const asked = askedSearch(search);
  const names = filterNamesQuery(context, asked.filters);
  await Promise.all([
    queryClient.ensureQueryData(askedPlacesQuery(context, search.location)),
    queryClient.ensureQueryData(totalQuery(context, asked, deps.complexes)),
    queryClient.ensureQueryData(facetsQuery(context, asked)),
    queryClient.ensureQueryData(offeredQuery(context, asked)),
    queryClient.ensureQueryData(extremesQuery(context)),
    queryClient.ensureQueryData(developersQuery(context)),
    names.enabled && queryClient.ensureQueryData(names).catch(() => null),
  ]);
  return { title: 'Все фильтры' };
}
