import type { IsoDate } from '#domain/time/iso-date.ts';
import type { LegacyRegion } from '../legacy/legacy-region.ts';

export const OFFER_TYPES = ['BASE', 'TRANCHE', 'COMBO', 'SUBSIDY'] as const;

export type OfferType = (typeof OFFER_TYPES)[number];

export const OFFER_TYPE_LABELS: Record<OfferType, string> = {
  BASE: 'Базовая',
  TRANCHE: 'Траншевая',
  COMBO: 'Комбо',
  SUBSIDY: 'Субсидия',
};

/** Bounds are inclusive; null stands for no bound. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** The part every offer has. Rates are yearly, 0..1, taken by their decimal text; ranges are of the loan in roubles. */
export interface BasePart {
  type: 'BASE';
  interest: number;
  valueRange: Range;
}

/** The part of a combo loan beyond the base part's upper bound, at its own rate. */
export interface ComboPart {
  type: 'COMBO';
  interest: number;
  valueRange: Range;
}

/** The tranche ends when the house is ready: a special value, and the default one. */
export const UNTIL_HANDOVER = 'до ввода дома';

export interface TranchePart {
  type: 'TRANCHE';
  /** Share of the loan, 0..1, paid out at once. */
  valuePart: number;
  /** The moment the rest is paid out: years from the issue, an ISO date, or `UNTIL_HANDOVER`. */
  endDateOrDuration: number | string;
}

/** One way to buy the rate down. Underscored fields are internal: they never leave with an offer. */
export interface SubsidyRow {
  /** Years. */
  duration: number;
  /** Yearly, 0..1. */
  interest: number;
  /** The premium of the price for the subsidy, as a share of the price without it. */
  _discount?: number;
  /** Share of the loan paid for the subsidy at the issue. */
  _fee?: number;
}

export interface SubsidyPart {
  type: 'SUBSIDY';
  matrix: SubsidyRow[];
}

/** An offer has one BASE part and at most one other part, which gives it its type. */
export type OfferPart = BasePart | ComboPart | TranchePart | SubsidyPart;

export interface Bank {
  id: number;
  uname: string | null;
  name: string;
  logoURL: string;
}

export interface ProgramName {
  id: number;
  name: string;
  displayName: string;
  filterTooltip: string | null;
  order: number;
}

/** A programme with its ancestors; `chain` begins with the programme itself and ends with the topmost one. */
export interface Program extends ProgramName {
  chain: ProgramName[];
}

export interface NamedId {
  id: number;
  name: string;
}

export interface Project extends NamedId {
  /** The date when all its houses are ready; null when they differ or are unknown. */
  handoverDate: IsoDate | null;
}

export interface Place {
  id: number;
  fullName: string;
}

export interface GeoRestriction {
  region: Place;
  city: Place | null;
  /** Whether the region is taken without its cities; it has no meaning where a city is set. */
  excludeCities: boolean;
}

export const GEO_GROUP_TYPES = ['OTHER', 'ALL', 'NONE'] as const;

export interface GeoRestrictionGroup {
  id: number;
  /**
   * ALL means everywhere, NONE nowhere, OTHER wherever the bank lists no other offer of the programme, and null the
   * listed places.
   */
  type: (typeof GEO_GROUP_TYPES)[number] | null;
  restrictions: GeoRestriction[];
}

/** The terms of a bank's offer. */
export interface OfferTerms {
  bank: Bank;
  program: Program;
  /** The developer the offer is limited to; null for all. */
  brand: NamedId | null;
  /** The client's project the offer is limited to; null for all. */
  project: Project | null;
  type: OfferType;
  comment: string | null;
  tooltip: string | null;
  /** A higher number shows first. */
  priority: number;
  /** Shares of the price, 0..1. */
  downPayment: Range;
  /** Years. */
  period: Range;
  parts: OfferPart[];
  geoRestrictionGroups: GeoRestrictionGroup[];
  /** The range of ПСК that the bank itself declares, percent a year; the law requires it beside a rate. */
  declaredPsk: Range | null;
  /** The day on which the terms were last checked with the bank. */
  termsAsOf: IsoDate | null;
}

/** An offer as calculated among the other offers of its day. */
export interface Offer extends OfferTerms {
  /** A digest of the terms in 40 hexadecimal digits, by which partners refer to the offer. */
  hash: string;
  /** The regions it is available in, by the names of the first two API versions; empty when it is hidden. */
  legacyRegions: readonly LegacyRegion[];
}
