import type { ListedOffer } from '#domain/mortgage/offer/listed-offer.ts';
import type { NamedId, OfferType } from '#domain/mortgage/offer/offer.ts';
import type { AdminList } from './admin-list.ts';
import type { OfferInput } from './offer-input.ts';
import type { WidgetPage } from './widget-page.ts';

export type OfferShown = ListedOffer;
export type OfferList = AdminList<OfferShown>;

/** The choices for filters of lists and for forms. */
export interface OfferChoices {
  banks: NamedId[];
  /** In display order, children after their parents. */
  programNames: (NamedId & { depth: number })[];
  /** Only projects that have offers of their own. */
  projects: NamedId[];
  geoGroups: NamedId[];
}

/** An offer for its form, with the names of what it refers to. */
export interface OfferDetails {
  id: number;
  offer: OfferInput;
  bank: NamedId;
  program: NamedId;
  /** The bank's programme, to which projects are assigned. */
  programId: number;
  brand: NamedId | null;
  project: NamedId | null;
  plan: OfferPlanShown | null;
}

/** Terms that an offer is to have, and when. */
export interface OfferPlanShown {
  offer: OfferInput;
  /** Null for a draft that waits for a person. */
  publishAt: Date | null;
  savedAt: Date;
  /** Null for the operator. */
  by: string | null;
  /** Why it could not be published at its moment. */
  failure: string | null;
}

/** The terms of an offer after an edit. */
export interface OfferVersion {
  /** That of the edit; 0 for what was before the first one that is remembered. */
  id: number;
  at: Date | null;
  /** Null for the operator. */
  by: string | null;
  /** The edit in words. */
  words: string;
  offer: OfferInput;
}

/** An offer as the widget shows it, whatever place it is restricted to. */
export interface OfferPreview {
  bank: string;
  program: string;
  type: OfferType;
  page: WidgetPage;
  /** Whether the offer is valid today. */
  isInForce: boolean;
}

/** A bank's programme under a name of the common tree of names. */
export interface BankProgram {
  id: number;
  name: { id: number; name: string; displayName: string };
  bank: NamedId;
}

export interface AssignmentShown {
  id: number;
  project: NamedId;
  program: BankProgram;
  programTypes: OfferType[];
  priority: number;
  comment: string | null;
  tooltip: string | null;
}
