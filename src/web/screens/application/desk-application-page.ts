import { lazyScreen } from '../../lazy-screen.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { applicationQuery } from './application-queries.ts';
import { deskPage } from './desk-page.ts';

/** An application opened beside the list of the desk. */
export const deskApplicationPage = page({
  under: deskPage,
  path: '/$id',
  params: LISTING_ID,
  load: async (context, { params: { id } }) => {
    await context.queryClient.ensureQueryData(applicationQuery(context, id));
    return { title: `Заявка №\u00a0${id}` };
  },
  screen: lazyScreen(() => import('./ApplicationPanel.tsx'), 'ApplicationPanel'),
});
