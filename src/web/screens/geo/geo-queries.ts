import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Selections of places as their address asks for them. */
export function geoGroupsQuery({ api }: { api: Api }, search: AdminListSearch<'geoGroups'>) {
  return api.admin.geoRestrictions.list.queryOptions(geoGroupsInput(search), { meta: OWN_ERRORS });
}

export function geoGroupsInput({ q = '', by, page = 1 }: AdminListSearch<'geoGroups'>) {
  return { text: q, sort: by, page };
}

/** One selection, whatever page of the list it stands on. */
export function geoGroupQuery({ api }: { api: Api }, id: number) {
  return api.admin.geoRestrictions.list.queryOptions({ only: id }, { meta: OWN_ERRORS });
}

/** Every region with its cities; they do not change while a page is open. */
export function geoRegionsQuery({ api }: { api: Api }) {
  return api.admin.geoRestrictions.regions.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY });
}
