import { notFound } from '@tanstack/react-router';
import { lazyScreen } from '../../lazy-screen.ts';
import { PageError } from '../../page-error.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export interface StatusSearch {
  /** HTTP status the page of errors is asked to fail with. */
  status?: number;
}

/** The status of an address; anything but an error status is taken out of it. */
function readStatusSearch(raw: Record<string, unknown>): StatusSearch {
  const text = String(raw.status ?? '');
  return { status: /^[45]\d\d$/.test(text) ? Number(text) : undefined };
}

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
