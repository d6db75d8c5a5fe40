import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readCompanyListSearch } from '../../query/company-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { companiesQuery } from './company-queries.ts';

export const companiesPage = page({
  under: consoleFrame,
  path: '/companies',
  search: readCompanyListSearch,
  guard: requireRights({ companies: 'r' }),
  title: 'Компании',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(companiesQuery(context, search));
  },
  screen: lazyScreen(() => import('./CompaniesScreen.tsx'), 'CompaniesScreen'),
});
