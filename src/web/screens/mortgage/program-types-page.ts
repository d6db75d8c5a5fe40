import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { programTreeQuery } from './offer-queries.ts';

export const programTypesPage = page({
  under: consoleFrame,
  path: '/programs/types',
  guard: requireRights({ programs: 'rw' }),
  title: 'Названия программ',
  load: async (context) => {
    await context.queryClient.ensureQueryData(programTreeQuery(context));
  },
  screen: lazyScreen(() => import('./ProgramTypesScreen.tsx'), 'ProgramTypesScreen'),
});
