/**
 * Every choice the rules leave open, in one value: an owner's decision changes a line here and nothing else.
 */
export interface CalcPolicy {
  /** The payments before the second tranche: level ones counted over the full term, or interest alone. */
  trancheFirstStage: 'annuity' | 'interestOnly';
  /** Whether a combo loan is paid as two loans at their own rates, or as one at the weighted rate. */
  comboPayment: 'parts' | 'weighted';
  /** Whether the combo part's range bounds the whole loan, or only the amount above the base part. */
  comboRange: 'wholeLoan' | 'ownPart';
  /**
   * Which payment of an offer must stay within the asked limit: the smallest (that is the first stage) or the
   * greatest.
   */
  comparedPayment: 'min' | 'max';
  /**
   * Whether a subsidy's fee counts as a cost of the loan in the full cost and ПСК. It never changes payments.
   */
  countsSubsidyFee: boolean;
  /** Whether the rate asked for in the first API version is the most or the least a programme may have. */
  programInterest: 'ceiling' | 'floor';
  /** Whether rates in lists are cut to 0.1 %, as every percent is, or shown exactly. */
  rateDisplay: 'cut' | 'exact';
  /** Months until a handover whose date is unknown. */
  assumedHandoverMonths: number;
  /**
   * Whether a month bears a twelfth of the yearly interest, or interest by calendar days from the day of the
   * calculation.
   */
  accrual: 'equalMonths' | 'actualDays';
  /** The share of income a payment may take. */
  debtShare: number;
}

export const DEFAULT_CALC_POLICY: CalcPolicy = {
  trancheFirstStage: 'annuity',
  comboPayment: 'parts',
  comboRange: 'wholeLoan',
  comparedPayment: 'min',
  countsSubsidyFee: true,
  programInterest: 'ceiling',
  rateDisplay: 'cut',
  assumedHandoverMonths: 24,
  accrual: 'equalMonths',
  debtShare: 0.5,
};
