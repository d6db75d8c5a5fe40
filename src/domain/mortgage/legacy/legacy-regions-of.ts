import { isValidIn, type RestrictedOffer } from '../offer/is-valid-in.ts';
import type { Place } from '../offer/offer.ts';
import { LEGACY_REGIONS, type LegacyRegion, legacyRegion } from './legacy-region.ts';

export interface OfferSurroundings {
  /** Regions of the country. */
  regions: readonly Place[];
  /** The other offers: a group of type OTHER applies where none of them lists the place. */
  offers: readonly RestrictedOffer[];
}

/** Lists the legacy regions in any part of which an offer is available, in their usual order. */
export function legacyRegionsOf(
  offer: RestrictedOffer,
  { regions, offers }: OfferSurroundings,
): LegacyRegion[] {
  return LEGACY_REGIONS.filter((region) =>
    regions
      .filter(({ fullName }) => legacyRegion(fullName) === region)
      .some(({ id }) => isValidIn(offer, { regionId: id, cityId: null }, offers)),
  );
}
