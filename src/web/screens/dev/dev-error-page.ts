import { notFound } from '@tanstack/react-router';
import { lazyScreen } from '../../lazy-screen.ts';
import { PageError } from '../../page-error.ts';
import { readStatusSearch } from '../../query/status-search.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const devErrorPage = page({
  under: devFrame,
  path: '/error',
  search: readStatusSearch,
  title: 'Ошибки',
  load: async (_context, { search: { status } }) => {
    if (status === 404) throw notFound();
    if (status === undefined) return;
    const { message, stack } = new Error(`Raised on purpose: ${status}`);
    throw new PageError(status, message, stack);
  },
  screen: lazyScreen(() => import('./DevErrorScreen.tsx'), 'DevErrorScreen'),
});
