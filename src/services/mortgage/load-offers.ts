import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { OfferScope } from './offer-scope.ts';

/**
 * Offers in force today within a scope, ready for the engine, in no particular order. They come from memory and are
 * read anew when anything of them was edited on any node; the answer must not be changed.
 */
export async function loadOffers(ctx: ServiceContext, scope: OfferScope): Promise<readonly Offer[]> {
  const book = await loadOfferBook(ctx);
  return book.within(scope);
}
