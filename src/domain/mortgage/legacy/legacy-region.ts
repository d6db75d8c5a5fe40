import type { OfferTerms } from '../offer/offer.ts';

export const LEGACY_REGIONS = ['мск', 'спб', 'другие'] as const;

/** The three regions the first two API versions know. */
export type LegacyRegion = (typeof LEGACY_REGIONS)[number];

const BY_FULL_NAME = new Map<string, LegacyRegion>([
  ['Москва', 'мск'],
  ['Московская область', 'мск'],
  ['Санкт-Петербург', 'спб'],
  ['Ленинградская область', 'спб'],
]);

/** The two capitals with their regions, and everything else, by a region's full name. */
export function legacyRegion(regionFullName: string): LegacyRegion {
  return BY_FULL_NAME.get(regionFullName) ?? 'другие';
}

/**
 * Every legacy region an offer reaches, in their usual order: those of its lists, all three when it has none
 * or is valid everywhere (OTHER may reach any), and none when it is hidden.
 */
export function legacyRegionsOf({
  geoRestrictionGroups,
}: Pick<OfferTerms, 'geoRestrictionGroups'>): LegacyRegion[] {
  if (geoRestrictionGroups.some(({ type }) => type === 'NONE')) return [];
  const isListed = geoRestrictionGroups.every(
    ({ type, restrictions }) => type === null && restrictions.length > 0,
  );
  if (geoRestrictionGroups.length === 0 || !isListed) return [...LEGACY_REGIONS];
  const reached = geoRestrictionGroups.flatMap(({ restrictions }) =>
    restrictions.map(({ region }) => legacyRegion(region.fullName)),
  );
  return LEGACY_REGIONS.filter((region) => reached.includes(region));
}
