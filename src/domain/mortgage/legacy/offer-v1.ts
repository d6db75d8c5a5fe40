import { combinedLegacyKey, groupKeys } from '../offer/group-keys.ts';
import type { Offer, OfferType, Range } from '../offer/offer.ts';
import { type PublicPart, publicPart } from '../offer/offer-v3.ts';
import { type LegacyProgramName, type LegacySubName, legacyProgram } from './legacy-program.ts';
import type { LegacyRegion } from './legacy-region.ts';

/** Both ends of a range, as the first two API versions write them. */
export type Pair = [from: number | null, to: number | null];

export type LegacyPart =
  | { type: 'base' | 'combo'; interest: number; valueRange: Pair }
  | { type: 'tranche'; valuePart: number; endDateOrDuration: number | string }
  | { type: 'subsidy'; matrix: { duration: number; interest: number }[] };

/** An offer as the second API version gives it. */
export interface OfferV1 {
  bankName: string;
  name: string;
  subName: string | null;
  brand: string | null;
  projectName: string | null;
  keys: {
    bank: string;
    name: LegacyProgramName;
    subName: LegacySubName | null;
    /** The group and the hash in one: what a call names the offer by. */
    offer: string;
    /** The `combinedLegacy` of the third version; its region is empty where the offer is not bound to any. */
    offersGroupKey: string;
    /** The hash the third version knows the offer by. */
    ref: string;
  };
  comment: string | null;
  tooltip: string | null;
  bankIcon: string;
  type: Lowercase<OfferType>;
  region: LegacyRegion;
  priority: number;
  initialPayment: Pair;
  period: Pair;
  parts: LegacyPart[];
}

/** An offer once for every legacy region it reaches. */
export function offersV1(offer: Offer): OfferV1[] {
  return offer.legacyRegions.map((region) => offerV1(offer, region));
}

function offerV1(offer: Offer, region: LegacyRegion): OfferV1 {
  const { bank, program, brand, project } = offer;
  const { name, subName } = legacyProgram(program);
  const group = offersGroupKey(offer, region);
  return {
    bankName: bank.name,
    name: program.displayName,
    subName,
    brand: brand?.name ?? null,
    projectName: project?.name ?? null,
    keys: {
      bank: bank.name,
      name,
      subName,
      offer: `${group}#${offer.hash}`,
      offersGroupKey: group,
      ref: offer.hash,
    },
    comment: offer.comment,
    tooltip: offer.tooltip,
    bankIcon: bank.logoURL,
    type: offer.type.toLowerCase() as Lowercase<OfferType>,
    region,
    priority: offer.priority,
    initialPayment: pair(offer.downPayment),
    period: pair(offer.period),
    parts: offer.parts.map((part) => legacyPart(publicPart(part))),
  };
}

/** The group key of the region, or where the offer is bound to none by name, the one it does have. */
function offersGroupKey(offer: Offer, region: LegacyRegion): string {
  const keys = groupKeys(offer).map(({ combinedLegacy }) => combinedLegacy);
  const ofRegion = combinedLegacyKey(offer, region);
  return keys.includes(ofRegion) ? ofRegion : keys[0]!;
}

/** The hash inside a second version's offer key; undefined for another text. */
export function hashOfOfferKey(offerKey: string): string | undefined {
  return /^[^#]*#([0-9a-f]{40})$/.exec(offerKey)?.[1];
}

export function pair({ from, to }: Range): Pair {
  return [from, to];
}

function legacyPart(part: PublicPart): LegacyPart {
  switch (part.type) {
    case 'TRANCHE':
      return { type: 'tranche', valuePart: part.valuePart, endDateOrDuration: part.endDateOrDuration };
    case 'SUBSIDY':
      return { type: 'subsidy', matrix: part.matrix };
    case 'BASE':
      return { type: 'base', interest: part.interest, valueRange: pair(part.valueRange) };
    case 'COMBO':
      return { type: 'combo', interest: part.interest, valueRange: pair(part.valueRange) };
  }
}
