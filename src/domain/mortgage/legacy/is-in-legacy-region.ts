import { isValidIn } from '../offer/is-valid-in.ts';
import type { OfferTerms, Place } from '../offer/offer.ts';
import { type LegacyRegion, legacyRegion } from './legacy-region.ts';

type Restricted = Pick<OfferTerms, 'bank' | 'program' | 'geoRestrictionGroups'>;

/**
 * Whether an offer may be had somewhere in one of the three regions. `regions` are those of the country; `offers` are
 * the others a group of type OTHER gives way to.
 */
export function isInLegacyRegion(
  offer: Restricted,
  region: LegacyRegion,
  { regions, offers }: { regions: readonly Place[]; offers: readonly Restricted[] },
): boolean {
  return regions
    .filter(({ fullName }) => legacyRegion(fullName) === region)
    .some(({ id }) => isValidIn(offer, { regionId: id, cityId: null }, offers));
}
