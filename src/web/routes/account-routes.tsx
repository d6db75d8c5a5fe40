import { createRoute, redirect } from '@tanstack/react-router';
import { DESK_RIGHTS } from '#domain/application/desk-rights.ts';
import { loadPage } from '../data/load-page.ts';
import { readPermissions, requirePermission, requireRights } from '../data/require-permission.ts';
import { lazyScreen, loadFile } from '../lazy-screen.ts';
import { readDeskSearch } from '../query/desk-search.ts';
import { parseListingId, stringifyListingId } from '../query/listing-id.ts';
import { readPageSearch } from '../query/page-search.ts';
import { loadedHead, titledHead } from '../shell/page-head.ts';
import { root } from './root-route.tsx';

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: requirePermission('account', 'r'),
});

const accountIndex = createRoute({
  getParentRoute: () => account,
  path: '/',
  beforeLoad: async ({ context, search }) => {
    const { permittedAccountPages } = await loadFile(() => import('../screens/account/account-pages.ts'));
    const [first] = permittedAccountPages(await readPermissions(context));
    throw redirect({ to: first!.path, search, statusCode: 302, replace: true });
  },
});

const profile = createRoute({
  getParentRoute: () => account,
  path: '/profile',
  beforeLoad: requirePermission('telegramNotifications', 'w'),
  loader: ({ context }) =>
    loadPage(context.settings, async () => {
      const { loadProfile } = await loadFile(() => import('../screens/account/load-profile.ts'));
      return loadProfile(context);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
  staticData: { module: 'src/web/screens/account/ProfileScreen.tsx' },
});

const myApplications = createRoute({
  getParentRoute: () => account,
  path: '/phys/my-mortgage-applications',
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadMine } = await loadFile(() => import('../screens/application/load-mine.ts'));
      return loadMine(context, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/application/MineScreen.tsx'), 'MineScreen'),
  staticData: { module: 'src/web/screens/application/MineScreen.tsx' },
});

const desk = createRoute({
  getParentRoute: () => account,
  path: '/broker/others-mortgage-applications',
  validateSearch: readDeskSearch,
  beforeLoad: requireRights(DESK_RIGHTS),
  loaderDeps: ({ search: { q, status, page } }) => ({ q, status, page }),
  loader: ({ context, deps }) =>
    loadPage(context.settings, async () => {
      const { loadDesk } = await loadFile(() => import('../screens/application/load-desk.ts'));
      return loadDesk(context, deps);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/application/DeskScreen.tsx'), 'DeskScreen'),
  staticData: { module: 'src/web/screens/application/DeskScreen.tsx', hasOwnShell: true },
});

const deskApplication = createRoute({
  getParentRoute: () => desk,
  path: '/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  loader: ({ context, params }) =>
    loadPage(context.settings, async () => {
      const { loadApplication } = await loadFile(() => import('../screens/application/load-application.ts'));
      return loadApplication(context, params.id);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/application/ApplicationPanel.tsx'), 'ApplicationPanel'),
  staticData: { module: 'src/web/screens/application/ApplicationPanel.tsx' },
});

const help = createRoute({
  getParentRoute: () => account,
  path: '/help',
  head: titledHead('Помощь'),
  component: lazyScreen(() => import('../screens/account/HelpScreen.tsx'), 'HelpScreen'),
  staticData: { module: 'src/web/screens/account/HelpScreen.tsx' },
});

/** Pages of a person. */
export const accountRoutes = account.addChildren([
  accountIndex,
  profile,
  myApplications,
  desk.addChildren([deskApplication]),
  help,
]);
