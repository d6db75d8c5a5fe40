import { type IsoDate, parseIsoDate } from './iso-date.ts';

/** A year outside of these is a typing error: no date of this business lies there. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Tells whether a text is a day of the calendar, 'YYYY-MM-DD', near enough to be meant. */
export function isNearDay(text: string): text is IsoDate {
  const year = parseIsoDate(text)?.year ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
