import { accountRoutes } from './account-routes.tsx';
import { adminRoutes } from './admin-routes.tsx';
import { devRoutes } from './dev-routes.tsx';

/**
 * Pages few visits come to: of a person, of those who work here. In the browser they come only with a page of theirs, so
 * a link to one from another page loads it anew.
 */
export const laterRoutes = [accountRoutes, adminRoutes, devRoutes] as const;
