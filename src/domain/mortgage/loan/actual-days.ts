import { addMonths } from '#domain/time/add-months.ts';
import { daysInMonth, type IsoDate, parseIsoDate, toIsoDate } from '#domain/time/iso-date.ts';
import { dayNumber } from './day-number.ts';
import type { YearPart } from './interest-rate.ts';
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
  const parts = new Map<number, YearPart>();
  return ({ rate: { yearly } }, month) => {
    const part = parts.get(month) ?? yearPart(paymentDate(days, month - 1), paymentDate(days, month));
    parts.set(month, part);
    return { yearly, part, monthly: Number(yearly) * (part.of / part.in) };
  };
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

/** The calendar days between two dates as a part of a year; each side of New Year counts by its own year. */
function yearPart(from: IsoDate, to: IsoDate): YearPart {
  const year = Number(from.slice(0, 4));
  if (year === Number(to.slice(0, 4))) return { of: dayNumber(to) - dayNumber(from), in: daysInYear(year) };
  const newYearsEve = toIsoDate({ year, month: 12, day: 31 });
  const [before, after] = [daysInYear(year), daysInYear(year + 1)];
  const daysBefore = dayNumber(newYearsEve) - dayNumber(from);
  const daysAfter = dayNumber(to) - dayNumber(newYearsEve);
  return { of: daysBefore * after + daysAfter * before, in: before * after };
}

function daysInYear(year: number): number {
  return daysInMonth(year, 2) === 29 ? 366 : 365;
}
