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
