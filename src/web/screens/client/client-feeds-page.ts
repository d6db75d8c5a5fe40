import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readFeedListSearch } from '../../query/feed-search.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { feedListQuery } from '../feed/feed-queries.ts';
import { clientQuery } from './client-queries.ts';

export const clientFeedsPage = page({
  under: consoleFrame,
  path: '/clients/$id/feeds',
  params: LISTING_ID,
  search: readFeedListSearch,
  guard: requireRights({ clients: 'r' }),
  load: async (context, { params: { id }, search }) => {
    const { queryClient } = context;
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(clientQuery(context, id)),
      queryClient.ensureQueryData(feedListQuery(context, search, id)),
    ]);
    return { title: `${name}: фиды` };
  },
  screen: lazyScreen(() => import('./ClientFeedsScreen.tsx'), 'ClientFeedsScreen'),
});
