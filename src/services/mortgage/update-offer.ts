import { type OfferChange, OfferInput } from '#contract/offer-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  deleteUnusedBankProgram,
  holdOffer,
  type WholeOffer,
  updateOffer as writeOffer,
} from '#db/queries/mortgage/offers.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer, requireSameType } from './get-kept-offer.ts';
import { offerColumns } from './offer-columns.ts';
import { offerInputOf } from './offer-input-of.ts';
import { refuseEqualOffers } from './refuse-equal-offers.ts';

/**
 * Changes an offer; its type stays as it was made. With the terms that the form was opened with, what others changed
 * meanwhile in other fields stays. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; INVALID, naming the field; CONFLICT
 * for the terms of another one, and for fields that others changed meanwhile.
 */
export async function updateOffer(ctx: ServiceContext, { id, offer, seen }: OfferChange): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    await holdOffer(tx, id);
    const known = await getKeptOffer(tx, id);
    const terms = await joinEdits(ctx, tx, {
      entity: 'offer',
      id,
      form: OfferInput,
      from: seen,
      mine: offer,
      theirs: offerInputOf(known),
    });
    await changeOffer(ctx, tx, known, terms);
  });
}

/** Writes the terms of an offer in the caller's transaction. Errors: those of `updateOffer` but of the person. */
export async function changeOffer(
  ctx: ServiceContext,
  tx: Db,
  known: WholeOffer,
  input: OfferInput,
  /** Who decided it, when that is not who calls. */
  decidedBy?: number | null,
): Promise<void> {
  const { id, programId } = known.offer;
  requireSameType(known, input);
  const columns = await offerColumns(tx, input);
  await writeOffer(tx, id, columns);
  await refuseEqualOffers(tx, [id]);
  const edit = { entity: 'offer', id, before: offerInputOf(known), after: input } as const;
  await recordEdit(ctx, tx, edit, decidedBy);
  if (columns.offer.programId !== programId) await deleteUnusedBankProgram(tx, programId);
}
