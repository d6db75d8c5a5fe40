import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readAdminListSearch } from '../../query/admin-list-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { uploadsQuery } from './upload-queries.ts';

export const uploadsPage = page({
  under: consoleFrame,
  path: '/upload',
  search: (raw) => readAdminListSearch(raw, 'uploads'),
  guard: requireRights({ uploadAnything: 'r' }),
  title: 'Загрузка файлов',
  load: async (context, { search }) => {
    await context.queryClient.ensureQueryData(uploadsQuery(context, search));
  },
  screen: lazyScreen(() => import('./UploadsScreen.tsx'), 'UploadsScreen'),
});
