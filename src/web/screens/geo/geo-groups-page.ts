import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { geoGroupsQuery } from './geo-queries.ts';

export const geoGroupsPage = page({
  under: consoleFrame,
  path: '/geo-restrictions',
  search: (raw) => readAdminListSearch(raw, 'geoGroups'),
  guard: requireRights({ geoRestrictions: 'r' }),
  title: 'Гео-ограничения',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(geoGroupsQuery(context, search));
  },
  screen: lazyScreen(() => import('./GeoGroupsScreen.tsx'), 'GeoGroupsScreen'),
});
