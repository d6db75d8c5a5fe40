import { AppError } from '#domain/errors.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/iso-date.ts';

const DAY_MS = 86_400_000;

/**
 * The number of a calendar day, growing by one a day, so that dates can be subtracted. Throws INVALID for no
 * date.
 */
export function dayNumber(date: IsoDate): number {
  const parts = parseIsoDate(date);
  if (!parts) throw new AppError('INVALID', `Not a calendar date: ${date}`);
  return Date.UTC(parts.year, parts.month - 1, parts.day) / DAY_MS;
}
