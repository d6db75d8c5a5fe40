import { z } from 'zod';
import type { Decimal } from '#domain/money/decimal.ts';
import type { CountedAnnuity, CountedOffer, CountedStage } from '#domain/mortgage/show/counted-offer.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import { MAX_TERMS_LENGTH, readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { MAX_ROAD_LENGTH, readRoad } from '#domain/road/road-text.ts';

/**
 * The words of a buyer in any call that tells payments or ways: terms in the words of addresses,
 * 'down3000000,years25,family', without any the calculator's own; goals of every day, 'm10206,transport,45'.
 */
export const BuyerInput = z.object({
  terms: z.string().max(MAX_TERMS_LENGTH).transform(readTerms).optional(),
  road: z.string().max(MAX_ROAD_LENGTH).transform(readRoad).optional(),
});

export type PaymentAnnuity = CountedAnnuity;
export type OfferStage = CountedStage;
export type ListingOffer = CountedOffer;

/** The terms a mortgage is counted from. Roubles. */
export interface CountedLoan {
  price: number;
  /** Share of the price, 0..1. */
  initialPayment: number;
  initialPaymentAmount: Decimal;
  loan: Decimal;
  years: number;
}

/** Mortgage for a price by the terms of the buyer. */
export interface ListingMortgage extends CountedLoan {
  /** The state programme the best offer takes; null where anybody may have it or the buyer named their programmes. */
  program: BuyerProgram | null;
  /** The payment of the best offer that the buyer is told: the greatest of the whole term, or the first one. */
  payment: Decimal;
  /** The greatest one where the first one, which is told, is less; else null. */
  laterPayment: Decimal | null;
  /** Beside such a programme: the payment of the best offer that anybody may have; null when there is none. */
  basePayment: Decimal | null;
  /** The best first, then the best of other types; at least one, at most three. */
  offers: ListingOffer[];
}
