import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { programNamesQuery } from './offer-queries.ts';

export const programTypesPage = page({
  under: consoleFrame,
  path: '/programs/types',
  search: (raw) => readAdminListSearch(raw, 'programNames'),
  guard: requireRights({ programs: 'rw' }),
  title: 'Названия программ',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(programNamesQuery(context, search));
  },
  screen: lazyScreen(() => import('./ProgramTypesScreen.tsx'), 'ProgramTypesScreen'),
});
