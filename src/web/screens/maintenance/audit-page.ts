import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAuditSearch } from '../../query/audit-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { auditQuery, maintenanceQuery } from './maintenance-queries.ts';

export const auditPage = page({
  under: consoleFrame,
  path: '/amen/audit',
  search: readAuditSearch,
  guard: requireRights({ adminAmen: 'r' }),
  title: 'Журнал правок',
  load: async (context, { search }) => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(maintenanceQuery(context)),
      queryClient.ensureQueryData(auditQuery(context, search)),
    ]);
  },
  screen: lazyScreen(() => import('./AuditScreen.tsx'), 'AuditScreen'),
});
