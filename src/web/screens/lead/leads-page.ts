import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readLeadListSearch } from '../../query/lead-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { leadsQuery } from './lead-queries.ts';

export const leadsPage = page({
  under: consoleFrame,
  path: '/leads',
  search: readLeadListSearch,
  guard: requireRights({ leads: 'r' }),
  title: 'Заявки',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(leadsQuery(context, search));
  },
  screen: lazyScreen(() => import('./LeadsScreen.tsx'), 'LeadsScreen'),
});
