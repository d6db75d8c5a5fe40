import type { InterestRate } from '../loan/interest-rate.ts';
import type { LoanPlan } from '../loan/loan-plan.ts';
import { shareOf } from '../loan/share-of.ts';

export interface TrancheTerms {
  loanKopecks: number;
  rate: InterestRate;
  months: number;
  /** Share of the loan, 0..1, paid out at once. */
  valuePart: number;
  /** Months until the rest is paid out. */
  trancheMonths: number;
  isFirstStageInterestOnly?: boolean;
}

/**
 * A loan paid out in two tranches. Until the second one the borrower pays for the first alone, as if it were
 * repaid over the whole term; then what is left of it and the second are levelled over the months left. The
 * rest must come before the last month; one that comes at once makes a plain loan.
 */
export function tranchePlan(terms: TrancheTerms): LoanPlan {
  const { loanKopecks, rate, months, valuePart, trancheMonths, isFirstStageInterestOnly = false } = terms;
  const afterMonth = Math.min(trancheMonths, months - 1);
  if (afterMonth <= 0) return { months, stages: [{ afterMonth: 0, advanceKopecks: loanKopecks, rate }] };
  const first = shareOf(loanKopecks, valuePart);
  return {
    months,
    stages: [
      { afterMonth: 0, advanceKopecks: first, rate, isInterestOnly: isFirstStageInterestOnly },
      { afterMonth, advanceKopecks: loanKopecks - first, rate },
    ],
  };
}
