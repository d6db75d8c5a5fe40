import { lazyScreen } from '../../lazy-screen.ts';
import { LISTING_ID } from '../../query/listing-id.ts';
import type { SiteContext } from '../../site-context.ts';
import { leadQuery } from './lead-queries.ts';

/** A lead opened beside a list of leads, whichever list that is. */
export const OPENED_LEAD = {
  path: '/$id',
  params: LISTING_ID,
  load: async (context: SiteContext, { params: { id } }: { params: { id: number } }) => {
    await context.queryClient.ensureQueryData(leadQuery(context, id));
    return { title: `Заявка №\u00a0${id}` };
  },
  screen: lazyScreen(() => import('./LeadPanel.tsx'), 'LeadPanel'),
} as const;
