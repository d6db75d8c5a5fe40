import { type Api, OWN_ERRORS } from '../../data/api.ts';
import type { UserListSearch } from '../../query/user-search.ts';

/** People as their address asks for them. */
export function usersQuery({ api }: { api: Api }, { q = '', group, blocked, page = 1 }: UserListSearch) {
  return api.admin.users.list.queryOptions({ text: q, group, blocked, page }, { meta: OWN_ERRORS });
}
