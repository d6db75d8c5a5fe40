import { lazyScreen } from '../../lazy-screen.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { leadQuery } from './lead-queries.ts';
import { leadsPage } from './leads-page.ts';

/** A lead opened beside the list of the desk. */
export const leadPage = page({
  under: leadsPage,
  path: '/$id',
  params: LISTING_ID,
  load: async (context, { params: { id } }) => {
    await context.queryClient.ensureQueryData(leadQuery(context, id));
    return { title: `Заявка №\u00a0${id}` };
  },
  screen: lazyScreen(() => import('./LeadPanel.tsx'), 'LeadPanel'),
});
