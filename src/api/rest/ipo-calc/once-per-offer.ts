import type { Offer } from '#domain/mortgage/offer/offer.ts';

/** Makes what depends on nothing but an offer once, for as long as the offer itself is remembered. */
export function oncePerOffer<Made>(make: (offer: Offer) => Made): (offer: Offer) => Made {
  const known = new WeakMap<Offer, Made>();
  return (offer) => {
    let made = known.get(offer);
    if (made === undefined) {
      made = make(offer);
      known.set(offer, made);
    }
    return made;
  };
}
