import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Edits as an address asks for them. */
export function auditQuery({ api }: { api: Api }, { q = '', page = 1 }: AdminListSearch) {
  return api.admin.amen.list.queryOptions({ text: q, page }, { meta: OWN_ERRORS });
}
