import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { readRecordSearch } from '../../query/admin-list-search.ts';
import { parseListingId } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { assignmentsQuery, offerChoicesQuery, offerQuery } from './offer-queries.ts';
import { offerTitle } from './offer-texts.ts';

/** The offer in the address of its form; `new` is one that is not made yet. */
const OFFER_ID = {
  parse: ({ id }: { id: string }): { id: number | 'new' } => (id === 'new' ? { id } : parseListingId({ id })),
  stringify: ({ id }: { id: number | 'new' }) => ({ id: String(id) }),
};

/** An offer to be changed; `new` makes one. */
export const offerPage = page({
  under: consoleFrame,
  path: '/programs/edit/$id',
  params: OFFER_ID,
  search: readRecordSearch,
  loadsBy: [],
  guard: requireRights({ programs: 'rw' }),
  load: async (context, { params: { id } }) => {
    const { queryClient } = context;
    await queryClient.ensureQueryData(offerChoicesQuery(context));
    if (id === 'new') return { title: 'Новая программа' };
    const { bank, program, offer, programId } = await queryClient.ensureQueryData(offerQuery(context, id));
    await queryClient.ensureQueryData(assignmentsQuery(context, programId));
    return { title: offerTitle({ bank: bank.name, program: program.name, type: offer.type }) };
  },
  screen: lazyScreen(() => import('./OfferScreen.tsx'), 'OfferScreen'),
});
