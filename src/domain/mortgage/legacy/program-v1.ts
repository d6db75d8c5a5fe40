import { Decimal } from '#domain/money/decimal.ts';
import { parseIsoDate } from '#domain/time/iso-date.ts';
import type { PreparedQuery } from '../evaluate/calc-query.ts';
import { loanRange } from '../evaluate/match-reasons.ts';
import { offerLoan } from '../evaluate/offer-loan.ts';
import { annuityKopecks } from '../loan/annuity-kopecks.ts';
import { interestRate } from '../loan/interest-rate.ts';
import { fromKopecks } from '../loan/kopecks.ts';
import { repay } from '../loan/repay.ts';
import { findPart } from '../offer/find-part.ts';
import type { Offer } from '../offer/offer.ts';
import { legacyProgram } from './legacy-program.ts';
import type { LegacyRegion } from './legacy-region.ts';
import { type Pair, pair } from './offer-v1.ts';

/** An offer flattened to one rate, as the first API version gives it. */
export interface ProgramV1 {
  bankName: string;
  bankIcon: string;
  name: string;
  subName?: string;
  /** Yearly, 0..1. */
  interest: number;
  years: Pair;
  /** The bounds of the loan, roubles. */
  valueRange: Pair;
  initialPayment: Pair;
  /** Whole roubles. */
  monthlyPayment: number;
  brand?: string;
  region?: LegacyRegion;
  comment?: string;
  subBrand?: string;
  /** A lower number shows first. */
  priority: number;
  /** Percent of the loan that is paid out at once. */
  tranche1: number | null;
  tranche1EndDate: string | null;
}

/**
 * Turns an offer into a programme of the first version. Its payment is that of the whole loan at the programme's rate:
 * the base one for a subsidy and for tranches, the weighted one for a combo, whose two payments are added. `region` is
 * named only where the offer reaches a single one.
 */
export function programV1(offer: Offer, query: PreparedQuery): ProgramV1 {
  const { bank, program, brand, project, legacyRegions } = offer;
  const { subName } = legacyProgram(program);
  const tranche = findPart(offer, 'TRANCHE');
  const { interest, paymentKopecks } = flatLoan(offer, query);
  return {
    bankName: bank.name,
    bankIcon: bank.logoURL,
    name: program.displayName,
    ...(subName !== null && { subName }),
    interest,
    years: pair(offer.period),
    valueRange: pair(loanRange(offer, query.policy)),
    initialPayment: pair(offer.downPayment),
    monthlyPayment: fromKopecks(paymentKopecks).toDecimalPlaces(0).toNumber(),
    ...(brand !== null && { brand: brand.name }),
    ...(legacyRegions.length === 1 && { region: legacyRegions[0]! }),
    ...(offer.comment !== null && { comment: offer.comment }),
    ...(project !== null && { subBrand: project.name }),
    priority: 0 - offer.priority,
    tranche1: tranche ? new Decimal(tranche.valuePart).times(100).toNumber() : null,
    tranche1EndDate: tranche ? trancheEndDate(tranche.endDateOrDuration) : null,
  };
}

function flatLoan(offer: Offer, query: PreparedQuery): { interest: number; paymentKopecks: number } {
  const { interest, plans } = offerLoan(offer, query);
  if (offer.type !== 'COMBO')
    return {
      interest,
      paymentKopecks: annuityKopecks(query.loanKopecks, interestRate(interest), query.months),
    };
  const payments = plans.map((plan) => repay(plan).stages[0]!.paymentKopecks);
  return { interest, paymentKopecks: payments.reduce((sum, payment) => sum + payment, 0) };
}

/** Keeps only a calendar date; a number of years and the handover are no dates. */
function trancheEndDate(end: number | string): string | null {
  return typeof end === 'string' && parseIsoDate(end) ? end : null;
}
