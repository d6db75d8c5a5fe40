import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { collectionsQuery } from './collection-queries.ts';

export const collectionsPage = page({
  under: consoleFrame,
  path: '/collections',
  search: (raw) => readAdminListSearch(raw, 'collections'),
  guard: requireRights({ clients: 'r' }),
  title: 'Подборки',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(collectionsQuery(context, search));
  },
  screen: lazyScreen(() => import('./CollectionsScreen.tsx'), 'CollectionsScreen'),
});
