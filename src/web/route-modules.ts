import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';
import type { SiteContext } from './site-context.ts';

/** The lazily loaded module of every route that has one, by the id the router gives the route. */
export function routeModules(): Record<string, string> {
  // Routes get their ids when a router takes them.
  const { routesById } = createRouter({ routeTree, context: {} as SiteContext, isServer: true });
  return Object.fromEntries(
    Object.values(routesById).flatMap((route) => {
      const { module } = route.options.staticData ?? {};
      return module ? [[route.id, module]] : [];
    }),
  );
}
