import { accountRoutes } from './routes/account-routes.tsx';
import { adminRoutes } from './routes/admin-routes.tsx';
import { catalogueRoutes } from './routes/catalogue-routes.tsx';
import { devRoutes } from './routes/dev-routes.tsx';
import { landingRoutes } from './routes/landing-routes.tsx';
import { root } from './routes/root-route.tsx';

// The whole site map; screens and what fills them are fetched with the first page that needs them. A link names a route here, never an address, so a page that moves takes its links along.

export const routeTree = root.addChildren([
  ...catalogueRoutes,
  ...landingRoutes,
  accountRoutes,
  adminRoutes,
  devRoutes,
]);
