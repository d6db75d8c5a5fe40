/** One month of a loan, whole kopecks. */
export interface ScheduleRow {
  /** From 1. */
  month: number;
  /** Interest and principal together. */
  paymentKopecks: number;
  interestKopecks: number;
  principalKopecks: number;
  /** Repaid early, on top of the payment. */
  extraKopecks: number;
  /** What is left after both. */
  balanceKopecks: number;
}
