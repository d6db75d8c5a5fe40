import { createRoute, redirect } from '@tanstack/react-router';
import { readPerson, requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { PageError } from '../../page-error.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';
import { permittedPages } from './admin-pages.ts';

/** The frame around every page of the console, with its menu. */
export const consoleFrame = page({
  under: root,
  path: '/admin',
  guard: requireRights({ adminPanel: 'r' }),
  screen: lazyScreen(() => import('./AdminShell.tsx'), 'AdminShell'),
  hasOwnShell: 'always',
});

// No page but those of the console tells of what is not there in a frame of its own.
consoleFrame.update({
  notFoundComponent: lazyScreen(() => import('./ConsoleNotFound.tsx'), 'ConsoleNotFound'),
});

/** The address of the console leads to the first page of its menu that the person may open. */
export const consoleRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/',
  beforeLoad: async ({ context, search }) => {
    const { permissions, clientId } = await readPerson(context);
    const [first] = permittedPages(permissions, clientId);
    if (!first) throw new PageError(403, 'Access denied');
    throw redirect({ to: first.path, search, statusCode: 302, replace: true });
  },
});
