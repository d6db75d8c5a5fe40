import { createRoute, redirect } from '@tanstack/react-router';
import { requirePermission } from '../data/require-permission.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { titledHead } from '../shell/page-head.ts';
import { root } from './root-route.tsx';

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: requirePermission('account', 'r'),
});

const accountIndex = createRoute({
  getParentRoute: () => account,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/account/help', search, statusCode: 302, replace: true });
  },
});

const help = createRoute({
  getParentRoute: () => account,
  path: '/help',
  head: titledHead('Помощь'),
  component: lazyScreen(() => import('../screens/account/HelpScreen.tsx'), 'HelpScreen'),
  staticData: { module: 'src/web/screens/account/HelpScreen.tsx' },
});

/** Pages of a person. */
export const accountRoutes = account.addChildren([accountIndex, help]);
