import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { parseListingId } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { clientComplexQuery, clientQuery } from './client-queries.ts';

export const clientComplexPage = page({
  under: consoleFrame,
  path: '/clients/$id/complexes/$complexId',
  params: {
    parse: ({ id, complexId }) => ({
      id: parseListingId({ id }).id,
      complexId: parseListingId({ id: complexId }).id,
    }),
    stringify: ({ id, complexId }) => ({ id: String(id), complexId: String(complexId) }),
  },
  guard: requireRights({ clients: 'rw' }),
  load: async (context, { params: { id, complexId } }) => {
    const { queryClient } = context;
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(clientComplexQuery(context, id, complexId)),
      queryClient.ensureQueryData(clientQuery(context, id)),
    ]);
    return { title: `${name}: редактор` };
  },
  screen: lazyScreen(() => import('./ClientComplexScreen.tsx'), 'ClientComplexScreen'),
});
