import type { UserListSearch } from '../../query/user-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { usersQuery } from './user-queries.ts';

export async function loadUsers(context: RouterContext, { search }: { search: UserListSearch }) {
  await context.queryClient.ensureQueryData(usersQuery(context, search));
  return { head: pageHead({ settings: context.settings, title: 'Пользователи' }) };
}
