import { type EarlyRepayment, type Repayment, repay } from '../loan/repay.ts';
import type { ScheduleRow } from '../loan/schedule-row.ts';
import type { OfferTerms, SubsidyRow } from '../offer/offer.ts';
import type { PreparedQuery } from './calc-query.ts';
import { offerLoan } from './offer-loan.ts';

export interface OfferSchedule {
  rows: ScheduleRow[];
  /** Regular payments, without early ones. */
  totalPaidKopecks: number;
  totalInterestKopecks: number;
  totalExtraKopecks: number;
  /** Paid at the issue, beside the rows. */
  feeKopecks: number;
}

export interface OfferScheduleOptions {
  early?: readonly EarlyRepayment[];
  subsidyRow?: SubsidyRow;
}

/**
 * The whole schedule of an offer for a query. Early repayments use the rate of the stage they fall in; those
 * of a combo go to the dearer loan first, and what it does not take to the other.
 */
export function offerSchedule(
  offer: OfferTerms,
  query: PreparedQuery,
  { early = [], subsidyRow }: OfferScheduleOptions = {},
): OfferSchedule {
  const loan = offerLoan(offer, query, subsidyRow);
  const dearestFirst = loan.plans.toSorted((a, b) => b.stages[0]!.rate.monthly - a.stages[0]!.rate.monthly);
  const byMonth = new Map<number, ScheduleRow>();
  const repayments: Repayment[] = [];
  let left = early;
  for (const plan of dearestFirst) {
    const rows: ScheduleRow[] = [];
    const repayment = repay(plan, { rateOfMonth: query.rateOfMonth, rows, early: left });
    left = leftover(left, repayment.takenEarlyKopecks);
    repayments.push(repayment);
    for (const row of rows) byMonth.set(row.month, addRows(byMonth.get(row.month), row));
  }
  return {
    rows: [...byMonth.values()].sort((a, b) => a.month - b.month),
    totalPaidKopecks: sum(repayments, 'totalPaidKopecks'),
    totalInterestKopecks: sum(repayments, 'totalInterestKopecks'),
    totalExtraKopecks: sum(repayments, 'totalExtraKopecks'),
    feeKopecks: loan.feeKopecks,
  };
}

function leftover(early: readonly EarlyRepayment[], taken: readonly number[]): EarlyRepayment[] {
  return early.map((event, at) => ({ ...event, amountKopecks: event.amountKopecks - taken[at]! }));
}

function addRows(a: ScheduleRow | undefined, b: ScheduleRow): ScheduleRow {
  if (a === undefined) return b;
  return {
    month: b.month,
    paymentKopecks: a.paymentKopecks + b.paymentKopecks,
    interestKopecks: a.interestKopecks + b.interestKopecks,
    principalKopecks: a.principalKopecks + b.principalKopecks,
    extraKopecks: a.extraKopecks + b.extraKopecks,
    balanceKopecks: a.balanceKopecks + b.balanceKopecks,
  };
}

function sum(
  repayments: readonly Repayment[],
  field: 'totalPaidKopecks' | 'totalInterestKopecks' | 'totalExtraKopecks',
): number {
  return repayments.reduce((total, repayment) => total + repayment[field], 0);
}
