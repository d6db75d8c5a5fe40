import type { Repayment } from '../loan/repay.ts';
import { pskPercent } from './psk-percent.ts';
import { type RateFunction, type RatePoint, rootBetween } from './smallest-root.ts';

const MONTHS_IN_YEAR = 12;

/** A cost besides principal and interest that the borrower must bear; month 0 is the issue. */
export interface LoanFee {
  month: number;
  amountKopecks: number;
}

export interface LoanPsk {
  /** Yearly, three decimals. */
  percent: number;
  /** Per month, unrounded. */
  monthlyRate: number;
  /** All interest and fees, which is the sum paid beyond the loan itself. */
  moneyKopecks: number;
}

/** Equal amounts in `count` months running. */
interface FlowRun {
  month: number;
  count: number;
  amountKopecks: number;
}

/**
 * Computes the ПСК of a loan paid monthly on a regular day (353-FZ, art. 6, pt 2 and 2.1). The base period is then a
 * month, every flow falls on a whole number of them (e = 0), and the general equation is Σ flow·(1+i)^−month = 0 with
 * advances negative. Level payments stand in runs, so each run is one geometric sum instead of hundreds of terms.
 *
 * Null where no ПСК is defined: no more is paid out on the day of the issue than the fees of that day take back, or
 * less is repaid than was lent.
 */
export function loanPsk(repayments: readonly Repayment[], fees: readonly LoanFee[] = []): LoanPsk | null {
  const advancedAtIssue = repayments.reduce((sum, { stages }) => sum + stages[0]!.stage.advanceKopecks, 0);
  const takenAtIssue = fees.reduce(
    (sum, { month, amountKopecks }) => sum + (month === 0 ? amountKopecks : 0),
    0,
  );
  const runs = flowRuns(repayments, fees);
  const moneyKopecks = runs.reduce((sum, { count, amountKopecks }) => sum + count * amountKopecks, 0);
  if (advancedAtIssue <= takenAtIssue || moneyKopecks < 0) return null;
  const monthlyRate = moneyKopecks === 0 ? 0 : findRate(runs, repayments);
  return { percent: pskPercent(monthlyRate, MONTHS_IN_YEAR), monthlyRate, moneyKopecks };
}

/**
 * Lists every flow that is not zero. The payments of a stage are all level except the last, which may be a remainder.
 */
function flowRuns(repayments: readonly Repayment[], fees: readonly LoanFee[]): FlowRun[] {
  const runs: FlowRun[] = [];
  const add = (month: number, count: number, amountKopecks: number) => {
    if (count > 0 && amountKopecks !== 0) runs.push({ month, count, amountKopecks });
  };
  for (const { month, amountKopecks } of fees) add(month, 1, amountKopecks);
  for (const { stages } of repayments)
    for (const { stage, paidMonths, paymentKopecks, lastPaymentKopecks } of stages) {
      add(stage.afterMonth, 1, -stage.advanceKopecks);
      add(stage.afterMonth + 1, paidMonths - 1, paymentKopecks);
      if (paidMonths > 0) add(stage.afterMonth + paidMonths, 1, lastPaymentKopecks);
    }
  return runs;
}

/**
 * Finds the root of the equation. Every advance is repaid with interest, so the equation changes sign once and any
 * bracket holds the only root. Without fees it lies among the nominal rates; with fees it lies above and is reached by
 * doubling the bracket.
 */
function findRate(runs: readonly FlowRun[], repayments: readonly Repayment[]): number {
  const f = (rate: number) => presentValue(runs, rate);
  let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
  for (const { stages } of repayments)
    for (const { stage } of stages) {
      least = Math.min(least, stage.rate.monthly);
      greatest = Math.max(greatest, stage.rate.monthly);
    }
  let low = pointAt(f, least * 0.999);
  if (low.value <= 0) low = pointAt(f, 0);
  let high = pointAt(f, greatest * 1.001 + 1e-6);
  while (high.value > 0) {
    low = high;
    high = pointAt(f, high.rate * 2);
  }
  return rootBetween(f, low, high);
}

function pointAt(f: RateFunction, rate: number): RatePoint {
  return { rate, value: f(rate) };
}

/**
 * Computes Σ amount·(1+i)^−month, each run as a geometric sum. It goes through the logarithm, which keeps every digit
 * of a small rate.
 */
function presentValue(runs: readonly FlowRun[], rate: number): number {
  const force = Math.log1p(rate);
  let value = 0;
  for (const { month, count, amountKopecks } of runs) {
    const terms = count === 1 || rate === 0 ? count : (-Math.expm1(-force * count) * (1 + rate)) / rate;
    value += amountKopecks * terms * (month === 0 ? 1 : Math.exp(-force * month));
  }
  return value;
}
