import type { Schedule } from '#contract/ipo-calc/schedule.ts';
import { roublesNumber } from '#domain/mortgage/loan/kopecks.ts';
import type { ScheduleRow } from '#domain/mortgage/loan/schedule-row.ts';
import type { ScheduledOffer } from '#services/mortgage/schedule-offer.ts';

/** A schedule in roubles; the totals are those of its rows, the fee stands beside them. */
export function presentSchedule(hash: string, { query, schedule, psk, saved }: ScheduledOffer): Schedule {
  return {
    hash,
    price: roublesNumber(query.priceKopecks),
    loan: roublesNumber(query.loanKopecks),
    rows: schedule.rows.map(presentRow),
    totals: {
      months: schedule.rows.length,
      payment: roublesNumber(schedule.totalPaidKopecks),
      interest: roublesNumber(schedule.totalInterestKopecks),
      principal: roublesNumber(schedule.totalPaidKopecks - schedule.totalInterestKopecks),
      extra: roublesNumber(schedule.totalExtraKopecks),
      fee: roublesNumber(schedule.feeKopecks),
    },
    psk,
    saved: saved && { interest: roublesNumber(saved.interestKopecks), months: saved.months },
  };
}

function presentRow(row: ScheduleRow): Schedule['rows'][number] {
  return {
    month: row.month,
    payment: roublesNumber(row.paymentKopecks),
    interest: roublesNumber(row.interestKopecks),
    principal: roublesNumber(row.principalKopecks),
    extra: roublesNumber(row.extraKopecks),
    balance: roublesNumber(row.balanceKopecks),
  };
}
