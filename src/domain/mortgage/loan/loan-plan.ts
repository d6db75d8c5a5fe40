import type { InterestRate } from './interest-rate.ts';

/** A stretch of months with one rate and one level payment. */
export interface LoanStage {
  /** How many months after the issue it begins; 0 for the first. */
  afterMonth: number;
  /** What the bank pays out as it begins. */
  advanceKopecks: number;
  rate: InterestRate;
  /** A reduced rate the developer pays for. */
  isSubsidy?: boolean;
  /** A payment agreed beforehand in place of the level one. */
  agreedPaymentKopecks?: number | undefined;
  /** Only the interest is paid in this stage, the debt stays. */
  isInterestOnly?: boolean;
}

/**
 * One loan contract: every payment is set as its stage begins, so that the debt of that day is level over all
 * the months left. The kinds of offers differ only in their stages.
 */
export interface LoanPlan {
  /** The whole term. */
  months: number;
  /** At least one, by time. */
  stages: LoanStage[];
}
