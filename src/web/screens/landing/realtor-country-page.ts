import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen, loadFile } from '../../lazy-screen.ts';
import { parseRealtorCountry } from '../../query/landing-params.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const realtorCountryPage = page({
  under: root,
  path: '/landing/realtor/hb/$country',
  params: { parse: parseRealtorCountry },
  load: async (context, { params: { country } }) => {
    const { loadRealtorCountry } = await loadFile(() => import('./load-realtor-country.ts'));
    return loadRealtorCountry(context, country);
  },
  screen: lazyScreen(() => import('./RealtorCountryScreen.tsx'), 'RealtorCountryScreen'),
});

/** The short form of its address. */
export const shortRealtorCountryRoute = createRoute({
  getParentRoute: () => root,
  path: '/hb/$country',
  params: { parse: parseRealtorCountry },
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/landing/realtor/hb/$country', params, search, statusCode: 302, replace: true });
  },
});
