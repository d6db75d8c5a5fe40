import { AppError } from '#domain/errors.ts';
import { daysInMonth, type IsoDate, parseIsoDate, toIsoDate } from './iso-date.ts';

/**
 * Moves a calendar date by whole months; the 31st becomes the last day of a shorter month. Throws INVALID for no date.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const from = parseIsoDate(date);
  if (!from) throw new AppError('INVALID', `Not a calendar date: ${date}`);
  const index = from.year * 12 + (from.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return toIsoDate({ year, month, day: Math.min(from.day, daysInMonth(year, month)) });
}
