import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { OWN_ERRORS } from '../../data/api.ts';
import { locationCodes } from '../../query/catalog-search.ts';
import type { SiteContext } from '../../site-context.ts';

export interface NamedAsked {
  /** The letters typed. */
  query: string;
  filters: SearchFilters;
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  /** Also the surroundings of an address that nothing on sale bears. */
  hasNearby: boolean;
}

/** The calls of a name: what is on sale under it, and what is around an address of that name. */
export function namedQueries({ api }: Pick<SiteContext, 'api'>, { query, filters, location }: NamedAsked) {
  const meta = OWN_ERRORS;
  return {
    named: api.catalog.suggest.queryOptions({ query, filters, location: locationCodes(location) }, { meta }),
    nearby: api.catalog.nearby.queryOptions({ query, filters }, { meta }),
  };
}
