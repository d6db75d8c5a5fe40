import type { OfferInput } from '#contract/offer-input.ts';
import { inTransaction } from '#db/client.ts';
import { deleteUnusedBankProgram, updateOffer as writeOffer } from '#db/queries/mortgage/save-offer.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { offerColumns } from './offer-columns.ts';

/**
 * Changes an offer whole; its type stays as it was made. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; INVALID, naming
 * the field.
 */
export async function updateOffer(
  ctx: ServiceContext,
  { id, offer: input }: { id: number; offer: OfferInput },
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptOffer(tx, id);
    if (input.type !== known.offer.type) throw typeStays();
    const columns = await offerColumns(tx, input);
    await writeOffer(tx, id, columns);
    if (columns.offer.programId !== known.offer.programId) {
      await deleteUnusedBankProgram(tx, known.offer.programId);
    }
  });
}

function typeStays(): AppError {
  const message = 'Тип после создания не\u00a0меняется';
  return new AppError('INVALID', message, { details: { issues: [{ path: ['type'], message }] } });
}
