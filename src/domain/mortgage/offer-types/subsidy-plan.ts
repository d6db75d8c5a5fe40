import { annuityKopecks } from '../loan/annuity-kopecks.ts';
import { type InterestRate, interestRate } from '../loan/interest-rate.ts';
import type { LoanPlan } from '../loan/loan-plan.ts';
import type { SubsidyRow } from '../offer/offer.ts';

export interface SubsidyTerms {
  loanKopecks: number;
  baseRate: InterestRate;
  months: number;
  reducedRate: InterestRate;
  /** The number of months at the reduced rate. */
  reducedMonths: number;
}

/**
 * A loan whose rate the developer buys down for a while: level payments over the whole term at the reduced
 * rate, then what is left is levelled over the months left at the base rate. Reduced for the whole term, or
 * for no month, it is a plain loan.
 */
export function subsidyPlan({
  loanKopecks,
  baseRate,
  months,
  reducedRate,
  reducedMonths,
}: SubsidyTerms): LoanPlan {
  const base = { afterMonth: Math.min(reducedMonths, months), advanceKopecks: 0, rate: baseRate };
  const reduced = { afterMonth: 0, advanceKopecks: loanKopecks, rate: reducedRate, isSubsidy: true };
  if (reducedMonths >= months) return { months, stages: [reduced] };
  if (reducedMonths <= 0)
    return { months, stages: [{ ...base, afterMonth: 0, advanceKopecks: loanKopecks }] };
  return { months, stages: [reduced, base] };
}

/** The row shown first: of the smallest payment, then of the longest duration, then the earlier one. */
export function defaultSubsidyRow(
  matrix: readonly SubsidyRow[],
  loanKopecks: number,
  months: number,
): SubsidyRow | undefined {
  let best: { row: SubsidyRow; payment: number } | undefined;
  for (const row of matrix) {
    const payment = annuityKopecks(loanKopecks, interestRate(row.interest), months);
    const isBetter =
      best === undefined ||
      payment < best.payment ||
      (payment === best.payment && row.duration > best.row.duration);
    if (isBetter) best = { row, payment };
  }
  return best?.row;
}
