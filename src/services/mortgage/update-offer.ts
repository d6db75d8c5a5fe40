import type { OfferInput } from '#contract/offer-input.ts';
import { inTransaction } from '#db/client.ts';
import { deleteUnusedBankProgram, updateOffer as writeOffer } from '#db/queries/mortgage/offers.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer, requireSameType } from './get-kept-offer.ts';
import { offerColumns } from './offer-columns.ts';
import { offerInputOf } from './offer-input-of.ts';
import { refuseEqualOffers } from './refuse-equal-offers.ts';

/**
 * Changes an offer whole; its type stays as it was made. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; INVALID, naming
 * the field; CONFLICT for the terms of another one.
 */
export async function updateOffer(
  ctx: ServiceContext,
  { id, offer: input }: { id: number; offer: OfferInput },
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptOffer(tx, id);
    requireSameType(known, input);
    const columns = await offerColumns(tx, input);
    await writeOffer(tx, id, columns);
    await refuseEqualOffers(tx, [id]);
    await recordEdit(ctx, tx, { entity: 'offer', id, before: offerInputOf(known), after: input });
    if (columns.offer.programId !== known.offer.programId) {
      await deleteUnusedBankProgram(tx, known.offer.programId);
    }
  });
}
