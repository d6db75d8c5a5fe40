import { addMonths } from '#domain/time/add-months.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/iso-date.ts';
import { calendarMonths } from '../loan/calendar-months.ts';
import type { TranchePart } from '../offer/offer.ts';
import { termMonths } from '../term-months.ts';

export interface TrancheMoment {
  today: IsoDate;
  /** The handover date of the house; null while it is unknown. */
  handoverDate: IsoDate | null;
  assumedHandoverMonths: number;
}

export interface TrancheMonths {
  /** Whole months until the rest is paid out; 0 or less means at once. */
  months: number;
  /** The tranche runs until handover, whenever that is. */
  isUntilHandover: boolean;
  /** The date of the handover is not known, the months are the usual assumption. */
  isAssumed: boolean;
}

/** Whether a tranche ends with the handover of the house, whenever that is. */
export function isUntilHandover(end: TranchePart['endDateOrDuration']): boolean {
  return typeof end === 'string' && !parseIsoDate(end);
}

/**
 * When the second tranche comes: a number is years; a date is met by the first payment day on or after it;
 * any other text is the handover of the house.
 */
export function trancheMonths(end: TranchePart['endDateOrDuration'], moment: TrancheMoment): TrancheMonths {
  if (typeof end === 'number') return { months: termMonths(end), isUntilHandover: false, isAssumed: false };
  if (!isUntilHandover(end))
    return { months: monthsUntil(moment.today, end), isUntilHandover: false, isAssumed: false };
  const { today, handoverDate, assumedHandoverMonths } = moment;
  return handoverDate === null
    ? { months: assumedHandoverMonths, isUntilHandover: true, isAssumed: true }
    : { months: monthsUntil(today, handoverDate), isUntilHandover: true, isAssumed: false };
}

/** The least number of months that added to `from` reaches `to`; 0 when it is past. */
function monthsUntil(from: IsoDate, to: IsoDate): number {
  const calendar = calendarMonths(from, to);
  return Math.max(0, addMonths(from, calendar) < to ? calendar + 1 : calendar);
}
