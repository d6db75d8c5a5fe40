import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { type CalcContext, type PreparedQuery, prepareQuery } from '../evaluate/calc-query.ts';
import { loanRange } from '../evaluate/match-reasons.ts';
import { measure } from '../evaluate/measure.ts';
import { offerPayments, offerReasons } from '../evaluate/payment-span.ts';
import { boundKopecks, fromKopecks, MAX_KOPECKS, toKopecks } from '../loan/kopecks.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { greatestWhere } from './greatest-where.ts';

export interface PaymentQuery {
  /** Roubles a month. */
  payment: DecimalInput;
  /** Share of the price, 0..1, below 1. */
  initialPayment: DecimalInput;
  years: DecimalInput;
}

export interface GreatestPrice {
  priceKopecks: number;
  loanKopecks: number;
  /** The payment at that price: the given one, or less where a bound of the offer came first. */
  minPaymentKopecks: number;
}

/**
 * The greatest price an offer allows for a payment: its payments grow with the loan, so the loan is found by
 * halving whole kopecks between nothing and the offer's own limit. Null when no price matches: the share, the
 * term or the least loan of the offer stands in the way.
 */
export function greatestPrice(
  offer: OfferTerms,
  query: PaymentQuery,
  context: CalcContext,
): GreatestPrice | null {
  const { payment, initialPayment, years } = query;
  const loanShare = new Decimal(1).minus(initialPayment);
  if (!loanShare.greaterThan(0)) return null;
  const prepared = prepareQuery({ price: 0, initialPayment, years }, context);
  const limitKopecks = new Decimal(payment).times(100).floor().toNumber();
  const { comparedPayment } = prepared.policy;
  const fits = (loanKopecks: number) =>
    offerPayments(offer, withLoan(prepared, loanKopecks))[comparedPayment] <= limitKopecks;
  const loanKopecks = greatestWhere(fits, loanLimit(offer, prepared, loanShare));
  // Rounded to a kopeck the price gives back this very loan: half a kopeck of price is less than half a
  // kopeck of loan.
  const priceKopecks = toKopecks(fromKopecks(loanKopecks).dividedBy(loanShare));
  const atPrice = { ...withLoan(prepared, loanKopecks), priceKopecks };
  if (loanKopecks === 0 || offerReasons(offer, atPrice).length > 0) return null;
  return { priceKopecks, loanKopecks, minPaymentKopecks: offerPayments(offer, atPrice).min };
}

function withLoan(query: PreparedQuery, loanKopecks: number): PreparedQuery {
  return { ...query, loanKopecks, loan: measure(fromKopecks(loanKopecks)) };
}

/** The most an offer lends, or what the greatest price the engine counts in leaves. */
function loanLimit(offer: OfferTerms, { policy }: PreparedQuery, loanShare: Decimal): number {
  const countable = loanShare.times(MAX_KOPECKS).floor().toNumber();
  const { to } = loanRange(offer, policy);
  return to === null ? countable : Math.min(countable, boundKopecks(to));
}
