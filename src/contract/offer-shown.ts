import type { NamedId, OfferType, Range } from '#domain/mortgage/offer/offer.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { AdminList } from './admin-list.ts';
import type { OfferInput } from './offer-input.ts';
import type { WidgetPage } from './widget-page.ts';

/** An offer as the list of the console shows it. */
export interface OfferShown {
  id: number;
  bank: NamedId;
  program: NamedId;
  project: NamedId | null;
  brand: NamedId | null;
  type: OfferType;
  priority: number;
  /** Yearly, 0..1: the least and the greatest of its parts. */
  interest: Range;
  /** Shares of the price. */
  downPayment: Range;
  /** Years. */
  period: Range;
  /** Names of the places it is restricted to; none: everywhere. */
  geoGroups: string[];
  validFrom: IsoDate | null;
  validTo: IsoDate | null;
  termsAsOf: IsoDate | null;
}

export type OfferList = AdminList<OfferShown>;

/** What lists are filtered by and forms choose from. */
export interface OfferChoices {
  banks: NamedId[];
  /** By display order, children after their parents. */
  programNames: (NamedId & { depth: number })[];
  /** Those with offers of their own. */
  projects: NamedId[];
  geoGroups: NamedId[];
}

/** An offer for its form, with the names of what it refers to. */
export interface OfferDetails {
  id: number;
  offer: OfferInput;
  bank: NamedId;
  program: NamedId;
  /** The bank's programme, which projects are assigned. */
  programId: number;
  brand: NamedId | null;
  project: NamedId | null;
}

/** An offer as the widget shows it, whatever place it is restricted to. */
export interface OfferPreview {
  bank: string;
  program: string;
  type: OfferType;
  page: WidgetPage;
  /** It is given today. */
  isInForce: boolean;
}

export interface AssignmentShown {
  id: number;
  project: NamedId;
  /** The bank's programme. */
  program: { id: number; name: string; bank: string };
  programTypes: OfferType[];
  priority: number;
  comment: string | null;
  tooltip: string | null;
}
