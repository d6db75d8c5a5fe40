import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { offerPreviewQuery } from './offer-queries.ts';
import { offerTitle } from './offer-texts.ts';

export async function loadOfferPreview(context: SiteContext, { params: { id } }: { params: { id: number } }) {
  const { queryClient, settings } = context;
  const preview = await queryClient.ensureQueryData(offerPreviewQuery(context, id));
  return { head: pageHead({ settings, title: offerTitle(preview) }) };
}
