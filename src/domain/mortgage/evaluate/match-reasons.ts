import type { CalcPolicy } from '../calc-policy.ts';
import { getPart } from '../offer/find-part.ts';
import type { OfferTerms, Range } from '../offer/offer.ts';
import type { PreparedQuery } from './calc-query.ts';
import { isOver, isUnder } from './measure.ts';

/** Reasons why an offer does not match, in the order they are shown. */
export const MATCH_REASONS = [
  'periodMin',
  'periodMax',
  'valueRange',
  'initialPaymentMin',
  'initialPaymentMax',
  'monthlyPayment',
] as const;

export type MatchReason = (typeof MATCH_REASONS)[number];

/** The smallest and the greatest payment of an offer, kopecks. */
export interface PaymentSpan {
  min: number;
  max: number;
}

/**
 * Every reason against an offer; none means it matches. Bounds belong to ranges, options left out check
 * nothing.
 */
export function matchReasons(offer: OfferTerms, query: PreparedQuery, payments: PaymentSpan): MatchReason[] {
  const { asked, years, initialPayment, limitKopecks, policy } = query;
  const reasons: MatchReason[] = [];
  if (asked.years && isUnder(years, offer.period)) reasons.push('periodMin');
  if (asked.years && isOver(years, offer.period)) reasons.push('periodMax');
  if (asked.loan && isLoanOutside(offer, query)) reasons.push('valueRange');
  if (asked.initialPayment && isUnder(initialPayment, offer.downPayment)) reasons.push('initialPaymentMin');
  if (asked.initialPayment && isOver(initialPayment, offer.downPayment)) reasons.push('initialPaymentMax');
  const compared = payments[policy.comparedPayment];
  if (limitKopecks !== null && compared > limitKopecks) reasons.push('monthlyPayment');
  return reasons;
}

/**
 * The range the whole loan of an offer must lie in, roubles. A combo part's range is a bracket of the whole
 * loan, as of a tax, unless the policy reads it as the amount above the base part.
 */
export function loanRange(offer: OfferTerms, { comboRange }: CalcPolicy): Range {
  const base = getPart(offer, 'BASE').valueRange;
  if (offer.type !== 'COMBO') return base;
  const { from, to } = getPart(offer, 'COMBO').valueRange;
  if (comboRange === 'wholeLoan') return { from, to };
  const limit = base.to ?? 0;
  return { from: from ? limit + from : null, to: to === null ? null : limit + to };
}

function isLoanOutside(offer: OfferTerms, { loan, policy }: PreparedQuery): boolean {
  const range = loanRange(offer, policy);
  return isUnder(loan, range) || isOver(loan, range);
}
