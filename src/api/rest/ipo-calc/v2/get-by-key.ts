import { hashOfOfferKey, type OfferV1 } from '#domain/mortgage/legacy/offer-v1.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { getOffer } from '#services/mortgage/get-offer.ts';
import { offerNotFound } from '#services/mortgage/offer-not-found.ts';
import type { KeyCaller } from '../../require-key.ts';
import { presentOffers } from './present-offers.ts';

/** The offer a second version's key names, and its face in the region of the key. Errors: NOT_FOUND. */
export async function getByKey(
  { services, access }: KeyCaller,
  offerKey: string,
): Promise<{ offer: Offer; shown: OfferV1 }> {
  const meant = hashOfOfferKey(offerKey);
  const offer = await getOffer(services, access, ({ hash }) => hash === meant);
  const shown = presentOffers([offer], access.regions).find(({ keys }) => keys.offer === offerKey);
  if (shown === undefined) throw offerNotFound();
  return { offer, shown };
}
