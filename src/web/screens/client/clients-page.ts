import { createRoute, redirect } from '@tanstack/react-router';
import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { clientsQuery } from './client-queries.ts';

export const clientsPage = page({
  under: consoleFrame,
  path: '/clients',
  search: (raw) => readAdminListSearch(raw, 'clients'),
  guard: requireRights({ clients: 'r' }),
  title: 'Клиенты',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(clientsQuery(context, search));
  },
  screen: lazyScreen(() => import('./ClientsScreen.tsx'), 'ClientsScreen'),
});

/** The other address of the list. */
export const clientListRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/clients/list',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin/clients', search, statusCode: 302, replace: true });
  },
});
