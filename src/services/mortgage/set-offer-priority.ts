import type { OfferPriority } from '#contract/offer-input.ts';
import { inTransaction } from '#db/client.ts';
import { updateOfferPriority } from '#db/queries/mortgage/offers.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';

/** Moves an offer among the others: a higher number shows first. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function setOfferPriority(ctx: ServiceContext, { id, priority }: OfferPriority): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const { offer } = await getKeptOffer(tx, id);
    await updateOfferPriority(tx, id, priority);
    await recordEdit(ctx, tx, {
      entity: 'offer',
      id,
      before: { priority: offer.priority },
      after: { priority },
    });
  });
}
