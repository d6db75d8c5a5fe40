import { repay } from '../loan/repay.ts';
import type { ScheduleRow } from '../loan/schedule-row.ts';
import type { OfferTerms, SubsidyRow } from '../offer/offer.ts';
import type { PreparedQuery } from './calc-query.ts';
import { offerLoan } from './offer-loan.ts';

/** Whether a subsidy is worth what is paid for it. */
export interface BreakEven {
  /** The month, from 1, whose payment makes the subsidy pay for itself; null when it never does. */
  month: number | null;
  /** The interest saved over the whole term less the cost of the subsidy, kopecks; a loss is negative. */
  gainKopecks: number;
}

/**
 * Holds a subsidy against the same loan at the offer's base rate for a flat at its base price.
 *
 * Whoever sells and repays after month m has spent the base price and the interest of months 1…m; with the subsidy its
 * fee and the premium of the price as well. So it has paid for itself from the first month m on where
 *
 *     Σ (interest at the base rate − interest with the subsidy), months 1…m  ≥  fee + premium of the price
 *
 * Interest is that of the rounded schedules. Selling or repaying before that month is a loss.
 *
 * @param costKopecks fee and premium together: given, since whoever counts in a browser is told only their sum
 */
export function breakEven(
  offer: OfferTerms,
  query: PreparedQuery,
  { row, costKopecks }: { row: SubsidyRow; costKopecks: number },
): BreakEven {
  const subsidised = interestByMonth(offer, query, row);
  const plain = interestByMonth({ ...offer, type: 'BASE' }, query);
  let gainKopecks = -costKopecks;
  let month: number | null = null;
  for (let at = 0; at < query.months; at += 1) {
    gainKopecks += (plain[at] ?? 0) - (subsidised[at] ?? 0);
    if (gainKopecks < 0) month = null;
    else month ??= at + 1;
  }
  return { month, gainKopecks };
}

/** Lists the interest of each month in kopecks; the first month is at index 0. */
function interestByMonth(offer: OfferTerms, query: PreparedQuery, row?: SubsidyRow): number[] {
  const { rateOfMonth } = query;
  const rows: ScheduleRow[] = [];
  for (const plan of offerLoan(offer, query, row).plans) repay(plan, { rateOfMonth, rows });
  return rows.map(({ interestKopecks }) => interestKopecks);
}
