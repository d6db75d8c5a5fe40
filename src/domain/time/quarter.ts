import { NBSP } from '#domain/text/nbsp.ts';
import { daysInMonth, type IsoDate, toIsoDate } from './iso-date.ts';

export type Quarter = 1 | 2 | 3 | 4;

/** The promised handover of a house: a year, and its quarter when the developer names one. */
export interface HandoverTerm {
  year: number;
  quarter: Quarter | null;
}

/** '4 кв. 2027', or the bare year when the quarter is not known. */
export function formatQuarter({ year, quarter }: HandoverTerm): string {
  return quarter === null ? String(year) : `${quarter}${NBSP}кв.${NBSP}${year}`;
}

/** 'сдан' of a finished house, else its term; undefined when nothing is known. */
export function handoverText(finished: boolean, term: HandoverTerm | null): string | undefined {
  if (finished) return 'сдан';
  return term === null ? undefined : formatQuarter(term);
}

/** The last day of the term; without a quarter, of its year. */
export function lastDayOfTerm({ year, quarter }: HandoverTerm): IsoDate {
  const month = (quarter ?? 4) * 3;
  return toIsoDate({ year, month, day: daysInMonth(year, month) });
}

/** Whether the last day of the term lies before a day. */
export function hasPassed(term: HandoverTerm, day: IsoDate): boolean {
  return lastDayOfTerm(term) < day;
}

/** The quarter a month 1..12 falls in. */
export function quarterOfMonth(month: number): Quarter {
  return Math.ceil(month / 3) as Quarter;
}
