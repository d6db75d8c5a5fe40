import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { auditQuery, clientErrorsQuery, maintenanceQuery } from './maintenance-queries.ts';

export const amenPage = page({
  under: consoleFrame,
  path: '/amen',
  guard: requireRights({ adminAmen: 'r' }),
  title: 'Обслуживание',
  load: async (context) => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(maintenanceQuery(context)),
      queryClient.ensureQueryData(auditQuery(context, {})),
      queryClient.ensureQueryData(clientErrorsQuery(context, {})),
    ]);
  },
  screen: lazyScreen(() => import('./MaintenanceScreen.tsx'), 'MaintenanceScreen'),
});
