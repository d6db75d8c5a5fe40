import { legacyProgram } from '../legacy/legacy-program.ts';
import { type LegacyRegion, legacyRegion } from '../legacy/legacy-region.ts';
import type { GeoRestriction, OfferTerms, OfferType } from './offer.ts';

/** One key for each place an offer is restricted to; offers with equal keys form a group. */
export interface GroupKey {
  bankId: number;
  programId: number;
  regionId: number | null;
  cityId: number | null;
  offerType: OfferType;
  excludeCities: boolean;
  combinedLegacy: string;
  combined: string;
}

type Keyed = Pick<OfferTerms, 'bank' | 'program' | 'type' | 'geoRestrictionGroups'>;

/** Lists the group keys of an offer without repeats; an offer with no restrictions has one with null ids. */
export function groupKeys(offer: Keyed): GroupKey[] {
  const restrictions = offer.geoRestrictionGroups.flatMap((group) => group.restrictions);
  const keys =
    restrictions.length === 0 ? [groupKey(offer, null)] : restrictions.map((place) => groupKey(offer, place));
  return [...new Map(keys.map((key) => [key.combined, key])).values()];
}

/**
 * Joins bank/program/subprogram/region/type by the names of the first API versions; an absent part leaves an empty
 * segment.
 * @example 'Сбер/Семейная/Новостройка/мск/base'
 */
export function combinedLegacyKey({ bank, program, type }: Keyed, region: LegacyRegion | null): string {
  const { name, subName } = legacyProgram(program);
  return [bank.name, name, subName, region, type.toLowerCase()].map((segment) => segment ?? '').join('/');
}

function groupKey(offer: Keyed, restriction: GeoRestriction | null): GroupKey {
  const ids = {
    bankId: offer.bank.id,
    programId: offer.program.id,
    regionId: restriction?.region.id ?? null,
    cityId: restriction?.city?.id ?? null,
    offerType: offer.type,
    excludeCities: restriction?.excludeCities ?? false,
  };
  return {
    ...ids,
    combinedLegacy: combinedLegacyKey(offer, restriction && legacyRegion(restriction.region.fullName)),
    combined: Object.values(ids)
      .map((segment) => segment ?? '')
      .join('/'),
  };
}
