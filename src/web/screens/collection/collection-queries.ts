import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Collections as their address asks for them. */
export function collectionsQuery({ api }: { api: Api }, search: AdminListSearch<'collections'>) {
  return api.admin.collections.list.queryOptions(collectionsInput(search), { meta: OWN_ERRORS });
}

export function collectionsInput({ q = '', by, page = 1 }: AdminListSearch<'collections'>) {
  return { text: q, sort: by, page };
}

/** One collection, whatever page of the list it stands on. */
export function collectionQuery({ api }: { api: Api }, id: number) {
  return api.admin.collections.list.queryOptions({ only: id }, { meta: OWN_ERRORS });
}
