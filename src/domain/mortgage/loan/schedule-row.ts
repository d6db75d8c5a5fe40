/** One month of a loan, whole kopecks. */
export interface ScheduleRow {
  /** Months are counted from 1. */
  month: number;
  /** Interest and principal together. */
  paymentKopecks: number;
  interestKopecks: number;
  principalKopecks: number;
  /** The part repaid early, on top of the payment. */
  extraKopecks: number;
  /** The debt after the payment and the early repayment. */
  balanceKopecks: number;
}
