import { AppError } from '#domain/errors.ts';
import { type IsoDate, parseIsoDate } from './iso-date.ts';
import { moscowDate } from './moscow.ts';

/** DD.MM.YYYY of a calendar date, or of a moment as Moscow dates it. Throws INVALID for a text that is no ISO date. */
export function formatDate(value: Date | IsoDate): string {
  const iso = typeof value === 'string' ? value : moscowDate(value);
  if (!parseIsoDate(iso)) throw new AppError('INVALID', `Not a calendar date: ${iso}`);
  return iso.split('-').reverse().join('.');
}
