import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readRunChangesSearch } from '../../query/feed-search.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { changesQuery, feedQuery } from './feed-queries.ts';

/** The flats that differ between two runs of a feed. */
export const runChangesPage = page({
  under: consoleFrame,
  path: '/feed/$id/changes',
  params: LISTING_ID,
  search: readRunChangesSearch,
  guard: requireRights({ uploadFeeds: 'rw' }),
  load: async (context, { params: { id }, search }) => {
    const { queryClient } = context;
    const [{ feed }] = await Promise.all([
      queryClient.ensureQueryData(feedQuery(context, id, {})),
      queryClient.ensureQueryData(changesQuery(context, id, search)),
    ]);
    return { title: `Сравнение прогонов: ${feed.name}` };
  },
  screen: lazyScreen(() => import('./RunChangesScreen.tsx'), 'RunChangesScreen'),
});
