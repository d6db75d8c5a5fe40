import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { clientErrorsQuery, maintenanceQuery } from './maintenance-queries.ts';

export const clientErrorsPage = page({
  under: consoleFrame,
  path: '/amen/errors',
  search: (raw) => readAdminListSearch(raw, 'clientErrors'),
  guard: requireRights({ adminAmen: 'r' }),
  title: 'Ошибки клиентов',
  load: async (context, { search }) => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(maintenanceQuery(context)),
      queryClient.ensureQueryData(clientErrorsQuery(context, search)),
    ]);
  },
  screen: lazyScreen(() => import('./ClientErrorsScreen.tsx'), 'ClientErrorsScreen'),
});
