import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readFiguresSearch } from '../../query/figures-search.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { figuresQuery } from './client-queries.ts';

/** Figures of the widgets of one client, for its own people and for the platform. */
export const clientFiguresPage = page({
  under: consoleFrame,
  path: '/clients/$id/figures',
  params: LISTING_ID,
  search: readFiguresSearch,
  guard: requireRights({ clientDesk: 'r' }),
  load: async (context, { params: { id }, search }) => {
    const { client } = await context.queryClient.ensureQueryData(figuresQuery(context, id, search));
    return { title: `${client}: цифры виджета` };
  },
  screen: lazyScreen(() => import('./ClientFiguresScreen.tsx'), 'ClientFiguresScreen'),
});
