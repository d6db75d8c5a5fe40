import type { IsoDate } from '#domain/time/iso-date.ts';
import { type GroupKey, groupKeys } from './group-keys.ts';
import type {
  Bank,
  GeoRestrictionGroup,
  NamedId,
  Offer,
  OfferPart,
  OfferType,
  Range,
  SubsidyRow,
} from './offer.ts';

/** A subsidy's row as outsiders see it. */
export type PublicSubsidyRow = Pick<SubsidyRow, 'duration' | 'interest'>;

export type PublicPart =
  | Exclude<OfferPart, { type: 'SUBSIDY' }>
  | { type: 'SUBSIDY'; matrix: PublicSubsidyRow[] };

/** An offer as the third API version gives it. */
export interface OfferV3 {
  bank: Bank;
  program: { id: number; meta: { name: string; displayName: string; filterTooltip: string | null } };
  brand: NamedId | null;
  project: NamedId | null;
  type: OfferType;
  comment: string | null;
  tooltip: string | null;
  hash: string;
  priority: number;
  downPayment: Range;
  period: Range;
  groupKeys: GroupKey[];
  geoRestrictionGroups: GeoRestrictionGroup[];
  parts: PublicPart[];
  declaredPsk: Range | null;
  termsAsOf: IsoDate | null;
}

/** Names every field that may leave: what is internal, a subsidy's fee among it, stays behind. */
export function offerV3(offer: Offer): OfferV3 {
  const { bank, program, brand, project } = offer;
  return {
    bank: { id: bank.id, uname: bank.uname, name: bank.name, logoURL: bank.logoURL },
    program: {
      id: program.id,
      meta: { name: program.name, displayName: program.displayName, filterTooltip: program.filterTooltip },
    },
    brand: brand && { id: brand.id, name: brand.name },
    project: project && { id: project.id, name: project.name },
    type: offer.type,
    comment: offer.comment,
    tooltip: offer.tooltip,
    hash: offer.hash,
    priority: offer.priority,
    downPayment: offer.downPayment,
    period: offer.period,
    groupKeys: groupKeys(offer),
    geoRestrictionGroups: offer.geoRestrictionGroups,
    parts: offer.parts.map(publicPart),
    declaredPsk: offer.declaredPsk,
    termsAsOf: offer.termsAsOf,
  };
}

/** A part without its internal fields. */
export function publicPart(part: OfferPart): PublicPart {
  if (part.type !== 'SUBSIDY') return part;
  return { type: part.type, matrix: part.matrix.map(({ duration, interest }) => ({ duration, interest })) };
}
