import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from './load-offers.ts';
import { offerNotFound } from './offer-not-found.ts';
import type { OfferScope } from './offer-scope.ts';

/** The offer of a scope that `isMeant` tells. Errors: NOT_FOUND. */
export async function getOffer(
  ctx: ServiceContext,
  scope: OfferScope,
  isMeant: (offer: Offer) => boolean,
): Promise<Offer> {
  const offer = (await loadOffers(ctx, scope)).find(isMeant);
  if (offer === undefined) throw offerNotFound();
  return offer;
}
