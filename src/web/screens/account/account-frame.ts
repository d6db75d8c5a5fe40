import { createRoute, redirect } from '@tanstack/react-router';
import { readPerson, requireRights } from '../../data/require-rights.ts';
import { root } from '../../site-map/root.tsx';
import { permittedAccountPages } from './account-pages.ts';

/** The frame around every page of a person; it draws nothing of its own. */
export const accountFrame = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: requireRights({ account: 'r' }),
});

/** The address of the account leads to the first page of its menu that the person may open. */
export const accountRoute = createRoute({
  getParentRoute: () => accountFrame,
  path: '/',
  beforeLoad: async ({ context, search }) => {
    const { permissions } = await readPerson(context);
    const [first] = permittedAccountPages(permissions);
    throw redirect({ to: first!.path, search, statusCode: 302, replace: true });
  },
});
