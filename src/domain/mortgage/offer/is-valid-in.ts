import type { GeoRestriction, OfferTerms } from './offer.ts';

/** A city, or a whole region when `cityId` is null. */
export interface OfferPlace {
  regionId: number;
  cityId: number | null;
}

/** The fields of an offer that decide where it is available. */
export type RestrictedOffer = Pick<OfferTerms, 'bank' | 'program' | 'geoRestrictionGroups'>;

/**
 * Tells whether an offer is available in a place. Without groups it is available everywhere. A group of type NONE hides
 * the offer; ALL opens it everywhere; null opens it where its list reaches (an empty list restricts nothing); OTHER
 * wherever no other offer of the same bank and programme, among `allOffers`, lists the place. A whole region counts as
 * reached when any part of it is.
 */
export function isValidIn(
  offer: RestrictedOffer,
  place: OfferPlace,
  allOffers: readonly RestrictedOffer[],
): boolean {
  const groups = offer.geoRestrictionGroups;
  if (groups.some(({ type }) => type === 'NONE')) return false;
  if (groups.length === 0) return true;
  return groups.some(({ type, restrictions }) => {
    if (type === 'ALL') return true;
    if (type === 'OTHER') return !isListedByAnother(offer, place, allOffers);
    return restrictions.length === 0 || restrictions.some((restriction) => reaches(restriction, place));
  });
}

function isListedByAnother(
  offer: RestrictedOffer,
  place: OfferPlace,
  allOffers: readonly RestrictedOffer[],
): boolean {
  return allOffers
    .filter(({ bank, program }) => bank.id === offer.bank.id && program.id === offer.program.id)
    .flatMap(({ geoRestrictionGroups }) => geoRestrictionGroups)
    .filter(({ type }) => type === null)
    .some(({ restrictions }) => restrictions.some((restriction) => covers(restriction, place)));
}

/** Tells whether some of the place lies within the restriction. */
function reaches({ region, city, excludeCities }: GeoRestriction, { regionId, cityId }: OfferPlace): boolean {
  if (region.id !== regionId) return false;
  if (cityId === null) return true;
  return city === null ? !excludeCities : city.id === cityId;
}

/** Tells whether all of the place lies within the restriction. */
function covers({ region, city, excludeCities }: GeoRestriction, { regionId, cityId }: OfferPlace): boolean {
  if (region.id !== regionId) return false;
  return city === null ? !excludeCities : city.id === cityId;
}
