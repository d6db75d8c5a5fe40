import type { IsoDate } from '#domain/time/iso-date.ts';

/** Counts the changes of month between two dates, whatever their days. */
export function calendarMonths(from: IsoDate, to: IsoDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}
