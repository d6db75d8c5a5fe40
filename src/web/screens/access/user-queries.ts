import { OWN_ERRORS } from '../../data/api.ts';
import type { Api } from '../../data/create-api.ts';
import type { UserListSearch } from '../../query/user-search.ts';

/** People as their address asks for them. */
export function usersQuery({ api }: { api: Api }, search: UserListSearch) {
  return api.admin.users.list.queryOptions(usersInput(search), { meta: OWN_ERRORS });
}

export function usersInput({ q = '', group, blocked, by, page = 1 }: UserListSearch) {
  return { text: q, group, blocked, sort: by, page };
}

/** One person, whatever page of the list they stand on. */
export function userQuery({ api }: { api: Api }, id: number) {
  return api.admin.users.list.queryOptions({ only: id }, { meta: OWN_ERRORS });
}
