import type { Decimal } from '#domain/money/decimal.ts';
import type { OfferType, Range } from '#domain/mortgage/offer/offer.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';

/** A debt paid level over `months`: П = К · r / (1 − (1+r)^−n). Roubles; `rate` is yearly, 0..1. */
export interface PaymentAnnuity {
  debt: Decimal;
  rate: number;
  months: number;
  payment: Decimal;
}

/** Months with one payment; a combo adds two annuities up to it. */
export interface OfferStage {
  /** '20 лет', 'Первые 2 года', 'до ввода дома'. */
  label: string;
  /** The day of its first payment. */
  from: IsoDate;
  months: number;
  payment: Decimal;
  annuities: PaymentAnnuity[];
}

/** A bank's offer counted for a listing, with every number its payment comes from. */
export interface ListingOffer {
  hash: string;
  bank: { name: string; logoURL: string };
  program: string;
  type: OfferType;
  comment: string | null;
  /** Roubles a month: the greatest of its stages. */
  payment: Decimal;
  stages: OfferStage[];
  /** Roubles over the whole term. */
  fullCost: { interest: Decimal; fee: Decimal; pricePremium: Decimal; total: Decimal };
  /** Computed, percent a year. */
  psk: number | null;
  /** What the bank itself declares, percent a year. */
  declaredPsk: Range | null;
  /** When the terms were last checked with the bank. */
  termsAsOf: IsoDate | null;
  /** The first stage ends with a handover nobody knows the date of. */
  isHandoverAssumed: boolean;
}

/** Mortgage for a price at the calculator's defaults. Roubles. */
export interface ListingMortgage {
  price: number;
  /** Share of the price, 0..1. */
  initialPayment: number;
  initialPaymentAmount: Decimal;
  loan: Decimal;
  years: number;
  /** The best first, then the best of other types; at least one, at most three. */
  offers: ListingOffer[];
}
