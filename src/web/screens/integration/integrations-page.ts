import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { integrationsQuery } from './integration-queries.ts';

export const integrationsPage = page({
  under: consoleFrame,
  path: '/integrations',
  guard: requireRights({ adminAmen: 'r' }),
  title: 'Интеграции',
  load: async (context) => {
    await context.queryClient.ensureQueryData(integrationsQuery(context));
  },
  screen: lazyScreen(() => import('./IntegrationsScreen.tsx'), 'IntegrationsScreen'),
});
