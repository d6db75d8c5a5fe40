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

/** Bounds that belong to the range; null where there is none. */
export interface Range {
  from: number | null;
  to: number | null;
}

/**
 * What every loan has. Rates are yearly, 0..1, taken by their decimal text; ranges are of the loan in
 * roubles.
 */
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

/** The tranche ends when the house is ready: a value of its own, and the default one. */
export const UNTIL_HANDOVER = 'до ввода дома';

export interface TranchePart {
  type: 'TRANCHE';
  /** Share of the loan, 0..1, paid out at once. */
  valuePart: number;
  /** When the rest is paid out: years from the issue, an ISO date, or `UNTIL_HANDOVER`. */
  endDateOrDuration: number | string;
}

/** One way to buy the rate down. Underscored fields are internal: they never leave with an offer. */
export interface SubsidyRow {
  /** Years. */
  duration: number;
  /** Yearly, 0..1. */
  interest: number;
  /** Share of the price by which it is dearer than without the subsidy. */
  _discount?: number;
  /** Share of the loan paid for the subsidy at the issue. */
  _fee?: number;
}

export interface SubsidyPart {
  type: 'SUBSIDY';
  matrix: SubsidyRow[];
}

/** One BASE part, and the part that gives the offer its type. */
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

/** A programme with its parents: child first, itself at 0. */
export interface Program extends ProgramName {
  chain: ProgramName[];
}

export interface NamedId {
  id: number;
  name: string;
}

export interface Project extends NamedId {
  /** When all its houses are ready, if there is one such date and it is known. */
  handoverDate: IsoDate | null;
}

export interface Place {
  id: number;
  fullName: string;
}

export interface GeoRestriction {
  region: Place;
  city: Place | null;
  /** The region without its cities; means nothing where a city is set. */
  excludeCities: boolean;
}

export const GEO_GROUP_TYPES = ['OTHER', 'ALL', 'NONE'] as const;

export interface GeoRestrictionGroup {
  id: number;
  /**
   * ALL everywhere, NONE nowhere, OTHER wherever the bank lists no other offer of the programme, null where
   * listed.
   */
  type: (typeof GEO_GROUP_TYPES)[number] | null;
  restrictions: GeoRestriction[];
}

/** The terms of a bank's offer. */
export interface OfferTerms {
  bank: Bank;
  program: Program;
  /** The developer it is for; null for all. */
  brand: NamedId | null;
  /** The client's project it is for; null for all. */
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
  /** The range of ПСК the bank itself declares, percent a year: what the law wants beside a rate. */
  declaredPsk: Range | null;
  /** The day the terms were last checked with the bank on. */
  termsAsOf: IsoDate | null;
}

/** An offer among those of its day. */
export interface Offer extends OfferTerms {
  /** 40 hexadecimal digits of its terms: the key of the offer for partners. */
  hash: string;
  /** Where it may be had, as the first two API versions tell places; none when it is hidden. */
  legacyRegions: readonly LegacyRegion[];
}
