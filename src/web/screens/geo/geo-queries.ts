import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Selections of places as their address asks for them. */
export function geoGroupsQuery({ api }: { api: Api }, { q = '', page = 1 }: AdminListSearch) {
  return api.admin.geoRestrictions.list.queryOptions({ text: q, page }, { meta: OWN_ERRORS });
}

/** Every region with its cities; they do not change while a page is open. */
export function geoRegionsQuery({ api }: { api: Api }) {
  return api.admin.geoRestrictions.regions.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY });
}
