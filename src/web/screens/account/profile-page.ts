import { holds } from '#domain/access/holds.ts';
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
    const { api, queryClient } = context;
    const { permissions } = await queryClient.ensureQueryData(selfQuery(context));
    await Promise.all([
      queryClient.ensureQueryData(api.account.telegram.get.queryOptions()),
      holds(permissions, { clientDesk: 'r' }) &&
        queryClient.ensureQueryData(api.account.leadNotices.get.queryOptions()),
      holds(permissions, { uploadFeeds: 'r' }) &&
        queryClient.ensureQueryData(api.account.feedNotices.get.queryOptions()),
    ]);
  },
  screen: lazyScreen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
});
