import type { UserListSearch } from '../../query/user-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { usersQuery } from './user-queries.ts';

export async function loadUsers(context: SiteContext, { search }: { search: UserListSearch }) {
  await context.queryClient.ensureQueryData(usersQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Пользователи' }) };
}
