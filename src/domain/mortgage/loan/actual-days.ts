import { Decimal } from '#domain/money/decimal.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { daysInMonth, type IsoDate, parseIsoDate, toIsoDate } from '#domain/time/iso-date.ts';
import { dayNumber } from './day-number.ts';
import type { RepayOptions } from './repay.ts';

export interface PaymentDays {
  issueDate: IsoDate;
  /** Day of the month 1..31, the last one of a shorter month; that of the issue by default. */
  paymentDay?: number;
}

/**
 * Accrual by actual days, as contracts have it: each calendar day costs rate/365, or rate/366 in a leap year.
 * A month that runs over New Year is split on 31 December, which still counts to the old year. The level
 * payment stays the one of equal months, so only the split of each row and the last payment differ.
 */
export function actualDays(days: PaymentDays): NonNullable<RepayOptions['rateOfMonth']> {
  const shares = new Map<number, YearShare>();
  return ({ rate: { yearly } }, month) => {
    const share = shares.get(month) ?? yearShare(paymentDate(days, month - 1), paymentDate(days, month));
    shares.set(month, share);
    return {
      yearly,
      monthly: Number(yearly) * share.nearest,
      exactMonthly: () => share.exact.times(yearly),
    };
  };
}

/** The part of a year a month takes. */
interface YearShare {
  exact: Decimal;
  /** In a double. */
  nearest: number;
}

/**
 * When payment `month` is due: on the payment day of each month after that of the issue; month 0 is the issue
 * itself.
 */
function paymentDate({ issueDate, paymentDay }: PaymentDays, month: number): IsoDate {
  if (month === 0 || paymentDay === undefined) return addMonths(issueDate, month);
  const { year, month: calendarMonth } = parseIsoDate(addMonths(issueDate, month))!;
  const day = Math.min(paymentDay, daysInMonth(year, calendarMonth));
  return toIsoDate({ year, month: calendarMonth, day });
}

function yearShare(from: IsoDate, to: IsoDate): YearShare {
  const exact = shareOfYear(from, to);
  return { exact, nearest: exact.toNumber() };
}

function shareOfYear(from: IsoDate, to: IsoDate): Decimal {
  const year = Number(from.slice(0, 4));
  if (year === Number(to.slice(0, 4))) return daysOverYear(dayNumber(to) - dayNumber(from), year);
  const newYearsEve = toIsoDate({ year, month: 12, day: 31 });
  const before = daysOverYear(dayNumber(newYearsEve) - dayNumber(from), year);
  return before.plus(daysOverYear(dayNumber(to) - dayNumber(newYearsEve), year + 1));
}

function daysOverYear(days: number, year: number): Decimal {
  return new Decimal(days).dividedBy(daysInMonth(year, 2) === 29 ? 366 : 365);
}
