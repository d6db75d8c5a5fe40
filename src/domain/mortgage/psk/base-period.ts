import { daysInMonth, type IsoDate, parseIsoDate } from '#domain/time/iso-date.ts';
import { calendarMonths } from '../loan/calendar-months.ts';
import { dayNumber } from '../loan/day-number.ts';

/** The time ПСК is compounded over: a whole number of days or of months, a year being twelve. */
export interface BasePeriod {
  unit: 'day' | 'month';
  count: number;
}

const YEAR: BasePeriod = { unit: 'month', count: 12 };
const DAYS_IN_YEAR = 365;

/** Periods in a year (353-FZ, art. 6, pt 2: a year is 365 days). */
export function periodsPerYear({ unit, count }: BasePeriod): number {
  return unit === 'month' ? YEAR.count / count : DAYS_IN_YEAR / count;
}

/**
 * The base period of payments on given days, the issue among them (353-FZ, art. 6, pt 2.2): the most frequent
 * standard interval, the shortest of equals; a year when every interval is longer; where none repeats, their
 * mean rounded to whole days. All months count as equal. `dates` are distinct and ascending, at least two.
 */
export function basePeriod(dates: readonly IsoDate[]): BasePeriod {
  const intervals = dates.slice(1).map((date, at) => standardInterval(dates[at]!, date));
  const standard = intervals.filter((interval) => daysIn(interval) <= DAYS_IN_YEAR);
  if (standard.length === 0) return YEAR;
  if (intervals.length === 1) return standard[0]!;
  const groups = Map.groupBy(standard, ({ unit, count }) => `${count} ${unit}`);
  const [mostFrequent = []] = [...groups.values()].sort(
    (a, b) => b.length - a.length || daysIn(a[0]!) - daysIn(b[0]!),
  );
  return mostFrequent.length > 1 ? mostFrequent[0]! : meanInterval(dates);
}

function meanInterval(dates: readonly IsoDate[]): BasePeriod {
  const days = dayNumber(dates.at(-1)!) - dayNumber(dates[0]!);
  const mean = Math.round(days / (dates.length - 1));
  return mean > DAYS_IN_YEAR ? YEAR : { unit: 'day', count: mean };
}

/** Whole months where both dates can be the same day of the month or its last one, else days. */
function standardInterval(from: IsoDate, to: IsoDate): BasePeriod {
  const months = wholeMonths(from, to);
  return months === undefined
    ? { unit: 'day', count: dayNumber(to) - dayNumber(from) }
    : { unit: 'month', count: months };
}

function wholeMonths(from: IsoDate, to: IsoDate): number | undefined {
  const [a, b] = [parseIsoDate(from)!, parseIsoDate(to)!];
  const months = calendarMonths(from, to);
  const paymentDay = Math.max(a.day, b.day);
  const isPaymentDay = ({ year, month, day }: typeof a) =>
    day === Math.min(paymentDay, daysInMonth(year, month));
  return months > 0 && isPaymentDay(a) && isPaymentDay(b) ? months : undefined;
}

/** Counts a month as a twelfth of a year, which is enough for comparing lengths. */
function daysIn({ unit, count }: BasePeriod): number {
  return unit === 'day' ? count : (count * DAYS_IN_YEAR) / YEAR.count;
}
