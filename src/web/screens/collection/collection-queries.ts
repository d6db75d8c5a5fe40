import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Collections as their address asks for them. */
export function collectionsQuery({ api }: { api: Api }, { q = '', page = 1 }: AdminListSearch) {
  return api.admin.collections.list.queryOptions({ text: q, page }, { meta: OWN_ERRORS });
}
