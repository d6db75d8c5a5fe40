import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Uploaded files as their address asks for them. */
export function uploadsQuery({ api }: { api: Api }, { q = '', page = 1 }: AdminListSearch) {
  return api.admin.upload.list.queryOptions({ text: q, page }, { meta: OWN_ERRORS });
}
