import { type Repayment, repay } from '../loan/repay.ts';
import type { Offer, OfferTerms, SubsidyRow } from '../offer/offer.ts';
import { loanPsk } from '../psk/loan-psk.ts';
import type { PreparedQuery } from './calc-query.ts';
import { type MatchReason, matchReasons } from './match-reasons.ts';
import { type LoanTraits, type OfferLoan, offerLoan } from './offer-loan.ts';
import { type PaymentRow, paymentRows } from './payment-row.ts';
import { paymentSpan } from './payment-span.ts';

/** The cost of the loan beyond the price without a subsidy, kopecks. */
export interface FullCost {
  interestKopecks: number;
  feeKopecks: number;
  pricePremiumKopecks: number;
  totalKopecks: number;
}

/** An offer calculated for one query; plain data that survives JSON. */
export interface OfferEvaluation<Terms extends OfferTerms = Offer> extends LoanTraits {
  offer: Terms;
  loanKopecks: number;
  months: number;
  rows: PaymentRow[];
  minPaymentKopecks: number;
  maxPaymentKopecks: number;
  fullCost: FullCost;
  /**
   * The computed ПСК, percent a year with three decimals; null where none is defined. It is an estimate, not the
   * bank's.
   */
  psk: number | null;
  /** Reasons why the offer does not match the query; empty when it does. */
  reasons: MatchReason[];
}

/** Calculates an offer for a query; a subsidy at the given row of its matrix, by default at the one shown first. */
export function evaluateOffer<Terms extends OfferTerms>(
  offer: Terms,
  query: PreparedQuery,
  subsidyRow?: SubsidyRow,
): OfferEvaluation<Terms> {
  const loan = offerLoan(offer, query, subsidyRow);
  const { rateOfMonth } = query;
  const repayments = loan.plans.map((plan) => repay(plan, { rateOfMonth }));
  const rows = paymentRows(loan, repayments);
  const payments = paymentSpan(rows);
  const feeKopecks = query.policy.countsSubsidyFee ? loan.feeKopecks : 0;
  return {
    offer,
    interest: loan.interest,
    subsidy: loan.subsidy,
    isUntilHandover: loan.isUntilHandover,
    isHandoverAssumed: loan.isHandoverAssumed,
    loanKopecks: query.loanKopecks,
    months: query.months,
    rows,
    minPaymentKopecks: payments.min,
    maxPaymentKopecks: payments.max,
    fullCost: fullCost(loan, repayments, feeKopecks),
    psk:
      loanPsk(repayments, feeKopecks === 0 ? [] : [{ month: 0, amountKopecks: feeKopecks }])?.percent ?? null,
    reasons: matchReasons(offer, query, payments),
  };
}

function fullCost(loan: OfferLoan, repayments: readonly Repayment[], feeKopecks: number): FullCost {
  const interestKopecks = repayments.reduce((sum, { totalInterestKopecks }) => sum + totalInterestKopecks, 0);
  const { pricePremiumKopecks } = loan;
  const totalKopecks = interestKopecks + feeKopecks + pricePremiumKopecks;
  return { interestKopecks, feeKopecks, pricePremiumKopecks, totalKopecks };
}
