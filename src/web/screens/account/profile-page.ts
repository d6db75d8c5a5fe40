import { requireRights } from '../../data/require-rights.ts';
import { selfQuery } from '../../data/self-query.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { accountFrame } from './account-frame.ts';

export const profilePage = page({
  under: accountFrame,
  path: '/profile',
  guard: requireRights({ telegramNotifications: 'w' }),
  title: 'Профиль',
  load: async (context) => {
    await context.queryClient.ensureQueryData(selfQuery(context));
    await context.queryClient.ensureQueryData(context.api.account.telegram.get.queryOptions());
  },
  screen: lazyScreen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
});
