import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readFeedListSearch } from '../../query/feed-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { feedListQuery } from './feed-queries.ts';

export const feedDashboardPage = page({
  under: consoleFrame,
  path: '/feed-dashboard',
  search: readFeedListSearch,
  guard: requireRights({ uploadFeeds: 'r' }),
  title: 'Состояние фидов',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(feedListQuery(context, search));
  },
  screen: lazyScreen(() => import('./FeedDashboardScreen.tsx'), 'FeedDashboardScreen'),
});
