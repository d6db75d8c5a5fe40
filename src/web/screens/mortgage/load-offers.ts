import type { OfferListSearch } from '../../query/offer-search.ts';
import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { offerChoicesQuery, offerListQuery } from './offer-queries.ts';

export async function loadOffers(context: RouterContext, { search }: { search: OfferListSearch }) {
  const { queryClient, settings } = context;
  await Promise.all([
    queryClient.ensureQueryData(offerListQuery(context, search)),
    queryClient.ensureQueryData(offerChoicesQuery(context)),
  ]);
  return { head: pageHead({ settings, title: 'Программы' }) };
}
