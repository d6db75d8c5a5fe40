import type { SearchAddress } from '#domain/catalog/search-address.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { catalogSearch } from '../../query/catalog-search.ts';
import type { SiteContext } from '../../site-context.ts';
import {
  developersQuery,
  extremesQuery,
  facetsQuery,
  filterNamesQuery,
  metrosQuery,
  offeredQuery,
  totalQuery,
  usualPricesQuery,
} from './catalogue-queries.ts';

/** Fills the cache with what the page of all filters shows. */
export async function loadFilters(context: SiteContext, address: SearchAddress) {
  const { queryClient, settings } = context;
  const { request, location, complexes } = catalogSearch(address, settings);
  const names = filterNamesQuery(context, request.filters);
  await Promise.all([
    queryClient.ensureQueryData(namedPlacesQuery(context, location)),
    queryClient.ensureQueryData(totalQuery(context, request, complexes)),
    queryClient.ensureQueryData(facetsQuery(context, request)),
    queryClient.ensureQueryData(offeredQuery(context, request)),
    queryClient.ensureQueryData(extremesQuery(context)),
    queryClient.ensureQueryData(usualPricesQuery(context, request)),
    queryClient.ensureQueryData(developersQuery(context)),
    queryClient.ensureQueryData(metrosQuery(context, request)),
    names.enabled && queryClient.ensureQueryData(names).catch(() => null),
  ]);
  return { title: 'Все фильтры' };
}
