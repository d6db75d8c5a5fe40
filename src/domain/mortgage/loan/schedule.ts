import type { DecimalInput } from '#domain/money/decimal.ts';
import { interestRate } from './interest-rate.ts';
import { toKopecks } from './kopecks.ts';
import { type EarlyRepayment, type Repayment, type RepayOptions, repay } from './repay.ts';
import type { ScheduleRow } from './schedule-row.ts';

export interface Schedule {
  rows: ScheduleRow[];
  repayment: Repayment;
}

export interface ScheduleOptions extends Pick<RepayOptions, 'rateOfMonth'> {
  early?: readonly EarlyRepayment[];
  /** Roubles a month, in place of the level payment. */
  payment?: DecimalInput;
}

/**
 * The schedule of a plain annuity loan: roubles, yearly rate 0..1, whole months. Interest accrues by a
 * twelfth of the rate a month unless `rateOfMonth` says otherwise.
 */
export function annuitySchedule(
  loan: DecimalInput,
  yearlyRate: DecimalInput,
  months: number,
  { payment, ...options }: ScheduleOptions = {},
): Schedule {
  const rows: ScheduleRow[] = [];
  const stage = {
    afterMonth: 0,
    advanceKopecks: toKopecks(loan),
    rate: interestRate(yearlyRate),
    ...(payment !== undefined && { agreedPaymentKopecks: toKopecks(payment) }),
  };
  return { rows, repayment: repay({ months, stages: [stage] }, { ...options, rows }) };
}
