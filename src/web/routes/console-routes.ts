import { adminRoutes } from './admin-routes.tsx';
import { devRoutes } from './dev-routes.tsx';

/** Pages of those who work here. In the browser they come only with a page of theirs, so a link to one loads it anew. */
export const consoleRoutes = [adminRoutes, devRoutes] as const;
