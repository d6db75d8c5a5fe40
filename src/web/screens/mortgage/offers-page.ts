import { createRoute, redirect } from '@tanstack/react-router';
import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readOfferListSearch } from '../../query/offer-search.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { offerChoicesQuery, offerListQuery } from './offer-queries.ts';

export const offersPage = page({
  under: consoleFrame,
  path: '/programs/list',
  search: readOfferListSearch,
  guard: requireRights({ programs: 'r' }),
  title: 'Программы',
  load: async (context, { search }) => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(offerListQuery(context, search)),
      queryClient.ensureQueryData(offerChoicesQuery(context)),
    ]);
  },
  screen: lazyScreen(() => import('./OffersScreen.tsx'), 'OffersScreen'),
});

/** The address all pages of programs stand under leads to the list of them. */
export const programsRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/programs',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin/programs/list', search, statusCode: 302, replace: true });
  },
});
