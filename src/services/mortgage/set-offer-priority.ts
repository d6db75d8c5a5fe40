import type { OfferPriority } from '#contract/offer-input.ts';
import { inTransaction } from '#db/client.ts';
import { holdOffer, updateOfferPriority } from '#db/queries/mortgage/offers.ts';
import { AppError } from '#domain/errors.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';

/**
 * Moves an offer among the others: a higher number shows first. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
 * when somebody has moved it since it was seen.
 */
export async function setOfferPriority(
  ctx: ServiceContext,
  { id, priority, seen }: OfferPriority,
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await holdOffer(tx, id);
    const { offer } = await getKeptOffer(tx, id);
    if (seen !== undefined && seen !== offer.priority && priority !== offer.priority)
      throw new AppError(
        'CONFLICT',
        `Приоритет уже\u00a0сменили на\u00a0${formatNumber(offer.priority)}: посмотрите и\u00a0решите ещё раз`,
      );
    await updateOfferPriority(tx, id, priority);
    await recordEdit(ctx, tx, {
      entity: 'offer',
      id,
      before: { priority: offer.priority },
      after: { priority },
    });
  });
}
