import { type CalcQuery, type PreparedQuery, prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { evaluateOffer } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { type OfferSchedule, offerSchedule } from '#domain/mortgage/evaluate/offer-schedule.ts';
import type { EarlyRepayment } from '#domain/mortgage/loan/repay.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { SubsidyCell } from '#domain/mortgage/offer-types/find-subsidy-row.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { getSubsidyRow } from './get-subsidy-row.ts';

export interface ScheduledOffer {
  query: PreparedQuery;
  schedule: OfferSchedule;
  /** The computed ПСК without early repayments, percent a year. */
  psk: number | null;
  /** Savings from early repayments; null without any. */
  saved: { interestKopecks: number; months: number } | null;
}

export interface ScheduleWishes {
  early: readonly EarlyRepayment[];
  /** The cell of a subsidy's matrix; null for the one shown first, and for offers of other types. */
  cell: SubsidyCell | null;
}

/** Builds the schedule of an offer for a query. Errors: where a cell is named, those of `getSubsidyRow`. */
export function scheduleOffer(
  ctx: ServiceContext,
  offer: Offer,
  query: CalcQuery,
  { early, cell }: ScheduleWishes,
): ScheduledOffer {
  const prepared = prepareQuery(query, { today: moscowDate(ctx.now) });
  const subsidyRow = cell === null ? undefined : getSubsidyRow(offer, cell);
  const scheduled = (early: readonly EarlyRepayment[]) =>
    offerSchedule(offer, prepared, { early, ...(subsidyRow && { subsidyRow }) });
  const plain = scheduled([]);
  const schedule = early.length === 0 ? plain : scheduled(early);
  return {
    query: prepared,
    schedule,
    psk: evaluateOffer(offer, prepared, subsidyRow).psk,
    saved: early.length === 0 ? null : savings(plain, schedule),
  };
}

function savings(plain: OfferSchedule, shortened: OfferSchedule): NonNullable<ScheduledOffer['saved']> {
  return {
    interestKopecks: plain.totalInterestKopecks - shortened.totalInterestKopecks,
    months: plain.rows.length - shortened.rows.length,
  };
}
