import { GROUPS, type Group } from '#domain/access/groups.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface UserListSearch extends AdminListSearch<'users'> {
  group?: Group;
  blocked?: true;
}

/** Reads the part of the list of people that an address asks for. */
export function readUserListSearch(raw: Record<string, unknown>): UserListSearch {
  return {
    ...readAdminListSearch(raw, 'users'),
    group: GROUPS.find((group) => group === raw.group),
    blocked: String(raw.blocked) === 'true' || undefined,
  };
}
