import { isValidIn, type RestrictedOffer } from '../offer/is-valid-in.ts';
import type { Place } from '../offer/offer.ts';
import { LEGACY_REGIONS, type LegacyRegion, legacyRegion } from './legacy-region.ts';

/** What an offer is looked at among. */
export interface OfferSurroundings {
  /** Regions of the country. */
  regions: readonly Place[];
  /** The offers a group of type OTHER gives way to. */
  offers: readonly RestrictedOffer[];
}

/** Every legacy region some part of which an offer may be had in, in their usual order. */
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
