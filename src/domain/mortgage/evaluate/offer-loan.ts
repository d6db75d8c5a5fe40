import { type InterestRate, interestRate } from '../loan/interest-rate.ts';
import { boundKopecks } from '../loan/kopecks.ts';
import type { LoanPlan } from '../loan/loan-plan.ts';
import { shareOf } from '../loan/share-of.ts';
import { findPart, getPart } from '../offer/find-part.ts';
import type { OfferTerms, SubsidyRow } from '../offer/offer.ts';
import {
  type ComboTerms,
  comboPlans,
  shownWeightedInterest,
  weightedPlan,
} from '../offer-types/combo-plans.ts';
import { defaultSubsidyRow, subsidyPlan } from '../offer-types/subsidy-plan.ts';
import { trancheMonths } from '../offer-types/tranche-months.ts';
import { tranchePlan } from '../offer-types/tranche-plan.ts';
import { termMonths } from '../term-months.ts';
import type { PreparedQuery } from './calc-query.ts';

/** The properties of a loan under an offer besides its payments. */
export interface LoanTraits {
  /**
   * The yearly rate offers are compared by: the base one for a subsidy, whose reduced rate ends; the weighted one for a
   * combo.
   */
  interest: number;
  /** The row of the matrix that was taken; null unless the offer is a subsidy. */
  subsidy: SubsidyRow | null;
  /** Whether the first stage ends with the handover of the house. */
  isUntilHandover: boolean;
  /** Whether the handover date is assumed because it is not known. */
  isHandoverAssumed: boolean;
}

/** A loan of the asked size and term under an offer. */
export interface OfferLoan extends LoanTraits {
  /** One plan, or for a combo two that run side by side. */
  plans: LoanPlan[];
  /** The sum paid for the subsidy at the issue of the loan. */
  feeKopecks: number;
  /** The increase of the price for the sake of the subsidy. */
  pricePremiumKopecks: number;
}

/** The parts of a query that make the loan. */
export type LoanQuery = Pick<
  PreparedQuery,
  'priceKopecks' | 'loanKopecks' | 'months' | 'today' | 'policy' | 'handoverDate'
>;

/** Builds the loan of an offer; of a subsidy at the given row of its matrix, by default at the one shown first. */
export function offerLoan(offer: OfferTerms, query: LoanQuery, subsidyRow?: SubsidyRow): OfferLoan {
  const { interest } = getPart(offer, 'BASE');
  const plain = {
    interest,
    subsidy: null,
    feeKopecks: 0,
    pricePremiumKopecks: 0,
    isUntilHandover: false,
    isHandoverAssumed: false,
  };
  const rate = interestRate(interest);
  switch (offer.type) {
    case 'BASE':
      return { ...plain, plans: [plainPlan(query, rate)] };
    case 'TRANCHE':
      return { ...plain, ...trancheLoan(offer, query, rate) };
    case 'COMBO':
      return { ...plain, ...comboLoan(offer, query, rate) };
    case 'SUBSIDY':
      return { ...plain, ...subsidyLoan(offer, query, rate, subsidyRow) };
  }
}

function plainPlan({ loanKopecks, months }: LoanQuery, rate: InterestRate): LoanPlan {
  return { months, stages: [{ afterMonth: 0, advanceKopecks: loanKopecks, rate }] };
}

function trancheLoan(offer: OfferTerms, query: LoanQuery, rate: InterestRate) {
  const { valuePart, endDateOrDuration } = getPart(offer, 'TRANCHE');
  const { loanKopecks, months, today, policy } = query;
  const handoverDate = query.handoverDate ?? offer.project?.handoverDate ?? null;
  const { assumedHandoverMonths } = policy;
  const end = trancheMonths(endDateOrDuration, { today, handoverDate, assumedHandoverMonths });
  const isFirstStageInterestOnly = policy.trancheFirstStage === 'interestOnly';
  const terms = { loanKopecks, rate, months, valuePart, trancheMonths: end.months, isFirstStageInterestOnly };
  return {
    plans: [tranchePlan(terms)],
    isUntilHandover: end.isUntilHandover,
    isHandoverAssumed: end.isAssumed,
  };
}

function comboLoan(offer: OfferTerms, query: LoanQuery, baseRate: InterestRate) {
  const terms = comboTerms(offer, query, baseRate);
  return {
    plans: query.policy.comboPayment === 'parts' ? comboPlans(terms) : [weightedPlan(terms)],
    interest: shownWeightedInterest(terms),
  };
}

function comboTerms(
  offer: OfferTerms,
  { loanKopecks, months }: LoanQuery,
  baseRate: InterestRate,
): ComboTerms {
  const limit = getPart(offer, 'BASE').valueRange.to;
  return {
    loanKopecks,
    baseLimitKopecks: limit === null ? loanKopecks : boundKopecks(limit),
    baseRate,
    comboRate: interestRate(getPart(offer, 'COMBO').interest),
    months,
  };
}

function subsidyLoan(offer: OfferTerms, query: LoanQuery, baseRate: InterestRate, chosen?: SubsidyRow) {
  const { loanKopecks, priceKopecks, months } = query;
  const row = chosen ?? defaultSubsidyRow(findPart(offer, 'SUBSIDY')?.matrix ?? [], loanKopecks, months);
  if (row === undefined) return { plans: [plainPlan(query, baseRate)] };
  const reducedRate = interestRate(row.interest);
  const reducedMonths = termMonths(row.duration);
  return {
    plans: [subsidyPlan({ loanKopecks, baseRate, months, reducedRate, reducedMonths })],
    subsidy: row,
    feeKopecks: shareOf(loanKopecks, row._fee ?? 0),
    pricePremiumKopecks: shareOf(priceKopecks, row._discount ?? 0),
  };
}
