import { laterRoutes } from './routes/later-routes.ts';
import { root } from './routes/root-route.tsx';
import { siteRoutes } from './routes/site-routes.ts';

// The whole site map; screens and what fills them are fetched with the first page that needs them. A link names a route here, never an address, so a page that moves takes its links along.

export const routeTree = root.addChildren([...siteRoutes, ...laterRoutes]);

export type RouteTree = typeof routeTree;
