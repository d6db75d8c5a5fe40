import type { Decimal } from '#domain/money/decimal.ts';
import type { CountedAnnuity, CountedOffer, CountedStage } from '#domain/mortgage/show/counted-offer.ts';

export type PaymentAnnuity = CountedAnnuity;
export type OfferStage = CountedStage;
export type ListingOffer = CountedOffer;

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
