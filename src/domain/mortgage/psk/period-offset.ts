import { addMonths } from '#domain/time/add-months.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { calendarMonths } from '../loan/calendar-months.ts';
import { dayNumber } from '../loan/day-number.ts';
import type { BasePeriod } from './base-period.ts';

/** All months are taken as equal when a part of one is measured: of as many days. */
export const DAYS_IN_EQUAL_MONTH = 30;

/** The moment of a flow, counted from the issue in base periods. */
export interface PeriodOffset {
  /** Full periods: q of the general equation. */
  full: number;
  /** The rest as a fraction of a period: e. */
  part: number;
}

/** Full base periods from the issue to a later date, and what is left (353-FZ, art. 6, pt 2.1). */
export function periodOffset(
  issueDate: IsoDate,
  date: IsoDate,
  period: BasePeriod,
  daysInEqualMonth = DAYS_IN_EQUAL_MONTH,
): PeriodOffset {
  const days = dayNumber(date) - dayNumber(issueDate);
  if (period.unit === 'day')
    return { full: Math.floor(days / period.count), part: (days % period.count) / period.count };
  const months = fullMonths(issueDate, date);
  const leftDays = dayNumber(date) - dayNumber(addMonths(issueDate, months));
  const leftMonths = months % period.count;
  return {
    full: (months - leftMonths) / period.count,
    part: (leftMonths + leftDays / daysInEqualMonth) / period.count,
  };
}

function fullMonths(from: IsoDate, to: IsoDate): number {
  const calendar = calendarMonths(from, to);
  return addMonths(from, calendar) > to ? calendar - 1 : calendar;
}
