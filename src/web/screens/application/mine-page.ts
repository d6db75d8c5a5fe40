import { lazyScreen } from '../../lazy-screen.ts';
import { readPageSearch } from '../../query/page-search.ts';
import { page } from '../../site-map/page.ts';
import { accountFrame } from '../account/account-frame.ts';
import { mineQuery } from './application-queries.ts';

export const minePage = page({
  under: accountFrame,
  path: '/phys/my-mortgage-applications',
  search: readPageSearch,
  title: 'Мои заявки на ипотеку',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(mineQuery(context, search));
  },
  screen: lazyScreen(() => import('./MineScreen.tsx'), 'MineScreen'),
});
