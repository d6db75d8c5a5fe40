import { addMonths } from '#domain/time/add-months.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { repay } from '../loan/repay.ts';
import type { Offer, SubsidyRow } from '../offer/offer.ts';
import { periodLabels } from '../show/period-label.ts';
import type { PreparedQuery } from './calc-query.ts';
import { offerLoan } from './offer-loan.ts';
import { paymentRows } from './payment-row.ts';

/** A debt paid in level payments: П = К · r / (1 − (1+r)^−n). */
export interface Annuity {
  debtKopecks: number;
  /** Yearly, 0..1. */
  rate: number;
  /** The number of months the level payment is counted over. */
  months: number;
  paymentKopecks: number;
  /** The interest paid while the stage lasts. */
  interestKopecks: number;
}

/** Months with one payment, and the annuities that add up to it: two for a combo, else one. */
export interface PaymentStage {
  label: string;
  /** The day of its first payment. */
  from: IsoDate;
  months: number;
  paymentKopecks: number;
  annuities: Annuity[];
}

/** Explains the payments of an offer stage by stage; a subsidy at the row, by default at the one shown first. */
export function paymentStages(offer: Offer, query: PreparedQuery, subsidyRow?: SubsidyRow): PaymentStage[] {
  const loan = offerLoan(offer, query, subsidyRow);
  const repayments = loan.plans.map((plan) => repay(plan, { rateOfMonth: query.rateOfMonth }));
  const rows = paymentRows(loan, repayments);
  const labels = periodLabels({ rows, isUntilHandover: loan.isUntilHandover });
  return rows.map(({ months, paymentKopecks }, at) => {
    const { afterMonth } = repayments[0]!.stages[at]!.stage;
    return {
      label: labels[at]!,
      from: addMonths(query.today, afterMonth + 1),
      months,
      paymentKopecks,
      annuities: repayments
        .map(({ stages }) => stages[at]!)
        .filter(({ openingKopecks }) => openingKopecks > 0)
        .map((stage) => ({
          debtKopecks: stage.openingKopecks,
          rate: Number(stage.stage.rate.yearly),
          months: query.months - afterMonth,
          paymentKopecks: stage.paymentKopecks,
          interestKopecks: stage.interestKopecks,
        })),
    };
  });
}
