import { GROUPS, type Group } from '#domain/access/groups.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface UserListSearch extends AdminListSearch {
  group?: Group;
  blocked?: true;
}

/** What the list of people shows, by its address. */
export function readUserListSearch(raw: Record<string, unknown>): UserListSearch {
  return {
    ...readAdminListSearch(raw),
    group: GROUPS.find((group) => group === raw.group),
    blocked: String(raw.blocked) === 'true' || undefined,
  };
}
