import { repay } from '../loan/repay.ts';
import type { OfferTerms } from '../offer/offer.ts';
import type { PreparedQuery } from './calc-query.ts';
import { type MatchReason, matchReasons, type PaymentSpan } from './match-reasons.ts';
import { type LoanQuery, offerLoan } from './offer-loan.ts';
import { type PaymentRow, paymentRows } from './payment-row.ts';

/** The smallest and the greatest payment among rows; they have at least one. */
export function paymentSpan(rows: readonly PaymentRow[]): PaymentSpan {
  let min = rows[0]!.paymentKopecks;
  let max = min;
  for (const { paymentKopecks } of rows) {
    if (paymentKopecks < min) min = paymentKopecks;
    if (paymentKopecks > max) max = paymentKopecks;
  }
  return { min, max };
}

/** The payments of all stages, kopecks, and that of the first one. */
export interface OfferPayments extends PaymentSpan {
  first: number;
}

/**
 * The payments of an offer for a query; the last stage is not paid, since its payment is all that is asked.
 */
export function offerPayments(
  offer: OfferTerms,
  query: LoanQuery & Pick<PreparedQuery, 'rateOfMonth'>,
): OfferPayments {
  const loan = offerLoan(offer, query);
  const options = { rateOfMonth: query.rateOfMonth, skipsLastStage: true };
  const repayments = loan.plans.map((plan) => repay(plan, options));
  const rows = paymentRows(loan, repayments);
  const { min, max } = paymentSpan(rows);
  return { first: rows[0]!.paymentKopecks, min, max };
}

/** Whether an offer matches a query, and if not, why. */
export function offerReasons(offer: OfferTerms, query: PreparedQuery): MatchReason[] {
  return matchReasons(offer, query, offerPayments(offer, query));
}
