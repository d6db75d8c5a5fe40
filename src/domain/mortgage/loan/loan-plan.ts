import type { InterestRate } from './interest-rate.ts';

/** A stretch of months with one rate and one level payment. */
export interface LoanStage {
  /** The number of months between the issue and the start of the stage; 0 for the first. */
  afterMonth: number;
  /** The sum the bank pays out at the start of the stage. */
  advanceKopecks: number;
  rate: InterestRate;
  /** Whether the rate is reduced at the developer's expense. */
  isSubsidy?: boolean;
  /** A payment agreed beforehand in place of the level one. */
  agreedPaymentKopecks?: number | undefined;
  /** Whether only the interest is paid in this stage, so that the debt stays. */
  isInterestOnly?: boolean;
}

/**
 * One loan contract: every payment is set as its stage begins, so that the debt of that day is level over all
 * the months left. The kinds of offers differ only in their stages.
 */
export interface LoanPlan {
  /** The whole term. */
  months: number;
  /** At least one stage, in order of time. */
  stages: LoanStage[];
}
