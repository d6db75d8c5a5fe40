import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { type AmenSearch, readAmenSearch } from '../../query/amen-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { auditQuery, clientErrorsQuery, maintenanceQuery } from './maintenance-queries.ts';

export const amenPage = page({
  under: consoleFrame,
  path: '/amen',
  search: readAmenSearch,
  guard: requireRights({ adminAmen: 'r' }),
  title: 'Обслуживание',
  load: async (context, { search }) => {
    const { queryClient } = context;
    const isAsked = (tab: AmenSearch['tab']) => search.tab === undefined || search.tab === tab;
    await Promise.all([
      queryClient.ensureQueryData(maintenanceQuery(context)),
      isAsked('audit') && queryClient.ensureQueryData(auditQuery(context, search)),
      isAsked('errors') && queryClient.ensureQueryData(clientErrorsQuery(context, search)),
    ]);
  },
  screen: lazyScreen(() => import('./AmenScreen.tsx'), 'AmenScreen'),
});
