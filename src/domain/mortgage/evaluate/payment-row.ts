import type { Repayment } from '../loan/repay.ts';
import type { OfferLoan } from './offer-loan.ts';

/** Months with one payment, by time; the months of all rows add up to the term. */
export interface PaymentRow {
  months: number;
  paymentKopecks: number;
  /** Yearly, 0..1; weighted for a combo. */
  interest: number;
  isSubsidy: boolean;
}

/** The rows an offer is shown with, a row a stage; the payments of loans side by side are added. */
export function paymentRows(loan: OfferLoan, repayments: readonly Repayment[]): PaymentRow[] {
  return repayments[0]!.stages.map(({ stage, months }, at) => {
    const isSubsidy = stage.isSubsidy ?? false;
    return {
      months,
      paymentKopecks: repayments.reduce((sum, { stages }) => sum + stages[at]!.paymentKopecks, 0),
      interest: isSubsidy ? loan.subsidy!.interest : loan.interest,
      isSubsidy,
    };
  });
}
