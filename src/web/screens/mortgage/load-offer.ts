import { pageHead } from '../../shell/page-head.ts';
import type { SiteContext } from '../../site-context.ts';
import { assignmentsQuery, offerChoicesQuery, offerQuery } from './offer-queries.ts';
import { offerTitle } from './offer-texts.ts';

/** An offer to be changed; `new` makes one. */
export async function loadOffer(
  context: SiteContext,
  { params: { id } }: { params: { id: number | 'new' } },
) {
  const { queryClient, settings } = context;
  await queryClient.ensureQueryData(offerChoicesQuery(context));
  if (id === 'new') return { head: pageHead({ settings, title: 'Новая программа' }) };
  const { bank, program, offer, programId } = await queryClient.ensureQueryData(offerQuery(context, id));
  await queryClient.ensureQueryData(assignmentsQuery(context, programId));
  const title = offerTitle({ bank: bank.name, program: program.name, type: offer.type });
  return { head: pageHead({ settings, title }) };
}
