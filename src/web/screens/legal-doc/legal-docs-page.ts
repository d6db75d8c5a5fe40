import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { legalDocsQuery } from './legal-doc-queries.ts';

export const legalDocsPage = page({
  under: consoleFrame,
  path: '/legal',
  search: (raw) => readAdminListSearch(raw, 'legalDocs'),
  guard: requireRights({ legal: 'r' }),
  title: 'Правовые документы',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(legalDocsQuery(context, search));
  },
  screen: lazyScreen(() => import('./LegalDocsScreen.tsx'), 'LegalDocsScreen'),
});
