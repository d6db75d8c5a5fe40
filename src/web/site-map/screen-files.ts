import { type AnyRoute, createRouter } from '@tanstack/react-router';
import type { LazyScreen } from '../lazy-screen.ts';
import type { SiteContext } from '../site-context.ts';
import { siteMap } from './site-map.ts';

/** The file of the screen of every route that has one, by the id the router gives the route. */
export function screenFiles(): Record<string, string> {
  // Routes get their ids when a router takes them. It spells addresses as the site does: the tree that the first router
  // of a process makes of the map is kept for those of pages, if they spell alike.
  const { routesById } = createRouter({
    routeTree: siteMap,
    context: {} as SiteContext,
    isServer: true,
    caseSensitive: true,
  });
  return Object.fromEntries(
    Object.values<AnyRoute>(routesById).flatMap(({ id, options }) => {
      const { fileName } = (options.component ?? {}) as Partial<LazyScreen>;
      return fileName === undefined ? [] : [[id, fileName]];
    }),
  );
}
