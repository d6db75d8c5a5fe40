import { createRoute, redirect } from '@tanstack/react-router';
import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readApiKeyListSearch } from '../../query/api-key-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { apiKeyListQuery } from './api-key-queries.ts';

export const apiKeysPage = page({
  under: consoleFrame,
  path: '/api-keys',
  search: readApiKeyListSearch,
  guard: requireRights({ clientDesk: 'r' }),
  title: 'API-ключи',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(apiKeyListQuery(context, search));
  },
  screen: lazyScreen(() => import('./ApiKeysScreen.tsx'), 'ApiKeysScreen'),
});

/** The other address of the list. */
export const apiKeyListRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/api-keys/list',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin/api-keys', search, statusCode: 302, replace: true });
  },
});
