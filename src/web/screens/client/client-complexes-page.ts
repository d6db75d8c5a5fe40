import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { clientComplexesQuery, clientQuery, projectNamesQuery } from './client-queries.ts';

export const clientComplexesPage = page({
  under: consoleFrame,
  path: '/clients/$id/complexes',
  params: LISTING_ID,
  search: (raw) => readAdminListSearch(raw, 'complexes'),
  guard: requireRights({ clients: 'r' }),
  load: async (context, { params: { id }, search }) => {
    const { queryClient } = context;
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(clientQuery(context, id)),
      queryClient.ensureQueryData(clientComplexesQuery(context, id, search)),
      queryClient.ensureQueryData(projectNamesQuery(context, id)),
    ]);
    return { title: `${name}: комплексы` };
  },
  screen: lazyScreen(() => import('./ClientComplexesScreen.tsx'), 'ClientComplexesScreen'),
});
