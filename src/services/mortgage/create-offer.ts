import type { OfferInput } from '#contract/offer-input.ts';
import { inTransaction } from '#db/client.ts';
import { insertOffer } from '#db/queries/mortgage/offers.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { offerColumns } from './offer-columns.ts';
import { refuseEqualOffers } from './refuse-equal-offers.ts';

/**
 * Adds an offer: every node counts with it from the next call on. Errors: UNAUTHENTICATED, FORBIDDEN, INVALID; CONFLICT
 * for the terms of another one.
 */
export async function createOffer(ctx: ServiceContext, input: OfferInput): Promise<{ id: number }> {
  requirePermission(ctx, 'programs', 'w');
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertOffer(tx, await offerColumns(tx, input), ctx.now);
    await refuseEqualOffers(tx, [id]);
    await recordEdit(ctx, tx, { entity: 'offer', id, before: null, after: input });
    return { id };
  });
}
