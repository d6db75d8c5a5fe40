import type { OfferPreview } from '#contract/offer-shown.ts';
import { readOfferBook } from '#db/queries/mortgage/read-offer-book.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { packOffers } from '#domain/widget/offer-pack.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { assembleOfferBook } from './assemble-offer-book.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { PREVIEWED_IN } from './previewed-in.ts';

/**
 * An offer as the widget counts and shows it, given today or not, restricted to places or not. Errors: UNAUTHENTICATED,
 * FORBIDDEN, NOT_FOUND.
 */
export async function previewOffer(ctx: ServiceContext, id: number): Promise<OfferPreview> {
  requirePermission(ctx, 'programs', 'r');
  const { offer: kept } = await getKeptOffer(ctx.db, id);
  const today = moscowDate(ctx.now);
  const book = assembleOfferBook(await readOfferBook(ctx.db, { today, offerId: id }));
  const { offer } = book.offers[0]!;
  return {
    bank: offer.bank.name,
    program: offer.program.displayName,
    type: offer.type,
    pack: packOffers([offer], () => PREVIEWED_IN),
    today,
    isInForce: (kept.validFrom ?? today) <= today && today <= (kept.validTo ?? today),
  };
}
