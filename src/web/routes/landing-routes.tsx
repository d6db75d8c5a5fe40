import { createRoute, redirect } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { lazyScreen, loadFile } from '../lazy-screen.ts';
import { parseRealtorCountry, parseService } from '../query/landing-params.ts';
import { loadedHead } from '../shell/page-head.ts';
import { root } from './root-route.tsx';

const services = createRoute({
  getParentRoute: () => root,
  path: '/landing/phys-service',
  beforeLoad: ({ search }) => {
    const params = { service: 'mortgage' } as const;
    throw redirect({ to: '/landing/phys-service/$service', params, search, statusCode: 302, replace: true });
  },
});

const service = createRoute({
  getParentRoute: () => root,
  path: '/landing/phys-service/$service',
  params: { parse: parseService },
  loader: ({ context, params }) =>
    loadPage(context.settings, async () => {
      const { loadService } = await loadFile(() => import('../screens/landing/load-service.ts'));
      return loadService(context, params.service);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/landing/ServiceScreen.tsx'), 'ServiceScreen'),
  staticData: { module: 'src/web/screens/landing/ServiceScreen.tsx' },
});

const realtor = createRoute({
  getParentRoute: () => root,
  path: '/landing/realtor',
  loader: ({ context }) =>
    loadPage(context.settings, async () => {
      const { loadRealtor } = await loadFile(() => import('../screens/landing/load-realtor.ts'));
      return loadRealtor(context);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/landing/RealtorScreen.tsx'), 'RealtorScreen'),
  staticData: { module: 'src/web/screens/landing/RealtorScreen.tsx' },
});

const realtorCountry = createRoute({
  getParentRoute: () => root,
  path: '/landing/realtor/hb/$country',
  params: { parse: parseRealtorCountry },
  loader: ({ context, params }) =>
    loadPage(context.settings, async () => {
      const file = await loadFile(() => import('../screens/landing/load-realtor-country.ts'));
      return file.loadRealtorCountry(context, params.country);
    }),
  head: loadedHead,
  component: lazyScreen(() => import('../screens/landing/RealtorCountryScreen.tsx'), 'RealtorCountryScreen'),
  staticData: { module: 'src/web/screens/landing/RealtorCountryScreen.tsx' },
});

/** The short form of their addresses. */
const oldRealtorCountry = createRoute({
  getParentRoute: () => root,
  path: '/hb/$country',
  params: { parse: parseRealtorCountry },
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/landing/realtor/hb/$country', params, search, statusCode: 302, replace: true });
  },
});

/** Pages that explain one thing: services for buyers, countries for realtors. */
export const landingRoutes = [services, service, realtor, realtorCountry, oldRealtorCountry];
