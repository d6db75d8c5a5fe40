import { catalogueRoutes } from './catalogue-routes.tsx';
import { landingRoutes } from './landing-routes.tsx';

/** The pages every visit may come to. */
export const siteRoutes = [...catalogueRoutes, ...landingRoutes] as const;
