import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/** Uploaded files as their address asks for them. */
export function uploadsQuery({ api }: { api: Api }, search: AdminListSearch<'uploads'>) {
  return api.admin.upload.list.queryOptions(uploadsInput(search), { meta: OWN_ERRORS });
}

export function uploadsInput({ q = '', by, page = 1 }: AdminListSearch<'uploads'>) {
  return { text: q, sort: by, page };
}
