import type { OfferListSearch } from '../../query/offer-search.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { offerChoicesQuery, offerListQuery } from './offer-queries.ts';

export async function loadOffers(context: SiteContext, { search }: { search: OfferListSearch }) {
  const { queryClient, settings } = context;
  await Promise.all([
    queryClient.ensureQueryData(offerListQuery(context, search)),
    queryClient.ensureQueryData(offerChoicesQuery(context)),
  ]);
  return { head: pageHead({ settings, title: 'Программы' }) };
}
