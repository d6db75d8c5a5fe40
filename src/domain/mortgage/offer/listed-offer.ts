import type { IsoDate } from '#domain/time/iso-date.ts';
import type { NamedId, OfferType, Range } from './offer.ts';

/** An offer as the list of the console shows it, in force or not. */
export interface ListedOffer {
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
  /** Terms it is to have: null without any. ISO 8601, null for a draft that waits for a person. */
  plan: { publishAt: string | null } | null;
}
