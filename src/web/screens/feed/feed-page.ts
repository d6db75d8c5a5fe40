import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readFeedRunSearch } from '../../query/feed-search.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { feedQuery, issuesQuery, watchQuery } from './feed-queries.ts';

/** A feed with the errors of the run that is asked for, the last one otherwise. */
export const feedPage = page({
  under: consoleFrame,
  path: '/feed/$id',
  params: LISTING_ID,
  search: readFeedRunSearch,
  guard: requireRights({ uploadFeeds: 'rw' }),
  load: async (context, { params: { id }, search }) => {
    const { queryClient } = context;
    const [{ feed, history }] = await Promise.all([
      queryClient.ensureQueryData(feedQuery(context, id, search)),
      queryClient.ensureQueryData(watchQuery(context, id)),
    ]);
    if (history.run) await queryClient.ensureQueryData(issuesQuery(context, history.run.id));
    return { title: feed.name };
  },
  screen: lazyScreen(() => import('./FeedScreen.tsx'), 'FeedScreen'),
});
