import type { OfferDetails } from '#contract/offer-shown.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { offerInputOf } from './offer-input-of.ts';

/** An offer for its form. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getOfferDetails(ctx: ServiceContext, id: number): Promise<OfferDetails> {
  requirePermission(ctx, 'programs', 'rw');
  const found = await getKeptOffer(ctx.db, id);
  return {
    id,
    offer: offerInputOf(found),
    bank: found.bank,
    program: found.program,
    programId: found.offer.programId,
    brand: found.brand,
    project: found.project,
  };
}
