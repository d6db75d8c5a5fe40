import type { LoanPlan } from './loan-plan.ts';
import { type EarlyRepayment, repay } from './repay.ts';

export interface EarlySavings {
  /** Overpayment of the plain schedule less that of the one with early repayments. */
  interestKopecks: number;
  months: number;
}

/** What early repayments spare the borrower of one loan. */
export function earlySavings(plan: LoanPlan, early: readonly EarlyRepayment[]): EarlySavings {
  const plain = repay(plan);
  const shortened = repay(plan, { early });
  return {
    interestKopecks: plain.totalInterestKopecks - shortened.totalInterestKopecks,
    months: plain.count - shortened.count,
  };
}
