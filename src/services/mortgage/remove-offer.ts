import { inTransaction } from '#db/client.ts';
import { deleteOffer, deleteUnusedBankProgram } from '#db/queries/mortgage/offers.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { offerInputOf } from './offer-input-of.ts';

/** Takes an offer away: nobody counts with it from the next call on. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function removeOffer(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptOffer(tx, id);
    await deleteOffer(tx, id);
    await recordEdit(ctx, tx, { entity: 'offer', id, before: offerInputOf(known), after: null });
    await deleteUnusedBankProgram(tx, known.offer.programId);
  });
}
