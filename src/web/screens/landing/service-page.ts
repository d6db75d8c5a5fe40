import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { parseService } from '../../query/landing-params.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const servicePage = page({
  under: root,
  path: '/landing/phys-service/$service',
  params: { parse: parseService },
  load: async (context, { params: { service } }) => {
    const { loadService } = await loadFile(() => import('./load-service.ts'));
    return loadService(context, service);
  },
  screen: lazyScreen(() => import('./ServiceScreen.tsx'), 'ServiceScreen'),
});

/** Services begin with mortgage. */
export const servicesRoute = createRoute({
  getParentRoute: () => root,
  path: '/landing/phys-service',
  beforeLoad: ({ search }) => {
    const params = { service: 'mortgage' } as const;
    throw redirect({ to: '/landing/phys-service/$service', params, search, statusCode: 302, replace: true });
  },
});
