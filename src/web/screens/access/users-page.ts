import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readUserListSearch } from '../../query/user-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { usersQuery } from './user-queries.ts';

export const usersPage = page({
  under: consoleFrame,
  path: '/users',
  search: readUserListSearch,
  guard: requireRights({ users: 'r' }),
  title: 'Пользователи',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(usersQuery(context, search));
  },
  screen: lazyScreen(() => import('./UsersScreen.tsx'), 'UsersScreen'),
});
