import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { offerPreviewQuery } from './offer-queries.ts';
import { offerTitle } from './offer-texts.ts';

export const offerPreviewPage = page({
  under: consoleFrame,
  path: '/programs/preview/$id',
  params: LISTING_ID,
  guard: requireRights({ programs: 'r' }),
  load: async (context, { params: { id } }) => {
    const preview = await context.queryClient.ensureQueryData(offerPreviewQuery(context, id));
    return { title: offerTitle(preview) };
  },
  screen: lazyScreen(() => import('./OfferPreviewScreen.tsx'), 'OfferPreviewScreen'),
});
