import { DESK_RIGHTS } from '#domain/application/desk-rights.ts';
import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readDeskSearch } from '../../query/desk-search.ts';
import { page } from '../../site-map/page.ts';
import { accountFrame } from '../account/account-frame.ts';
import { deskQuery } from './application-queries.ts';

export const deskPage = page({
  under: accountFrame,
  path: '/broker/others-mortgage-applications',
  search: readDeskSearch,
  guard: requireRights(DESK_RIGHTS),
  title: 'Заявки клиентов',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(deskQuery(context, search));
  },
  screen: lazyScreen(() => import('./DeskScreen.tsx'), 'DeskScreen'),
  hasOwnShell: true,
});
