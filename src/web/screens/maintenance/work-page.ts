import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readWorkSearch } from '../../query/work-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { maintenanceQuery, workQuery } from './maintenance-queries.ts';

export const workPage = page({
  under: consoleFrame,
  path: '/amen/work',
  search: readWorkSearch,
  guard: requireRights({ adminAmen: 'r' }),
  title: 'Фоновая работа',
  load: async (context, { search }) => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(maintenanceQuery(context)),
      queryClient.ensureQueryData(workQuery(context, search)),
    ]);
  },
  screen: lazyScreen(() => import('./WorkScreen.tsx'), 'WorkScreen'),
});
