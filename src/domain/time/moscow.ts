import { type IsoDate, toIsoDate } from './iso-date.ts';

/** Since the 26th of October 2014 Moscow is three hours ahead of UTC in summer as well as in winter (248-ФЗ). */
const AHEAD_SINCE = Date.UTC(2014, 9, 25, 22);
const AHEAD_MS = 3 * 3_600_000;

export interface MoscowClock {
  year: number;
  /** 1..12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * Gives the date and the time of day in Moscow at the moment. The zones of `Intl` tell no more of today, and a phone
 * would need a twentieth of a second to look them up at each visit.
 */
export function moscowClock(moment: Date): MoscowClock {
  if (moment.getTime() < AHEAD_SINCE) return readClock(moment);
  const ahead = new Date(moment.getTime() + AHEAD_MS);
  return {
    year: ahead.getUTCFullYear(),
    month: ahead.getUTCMonth() + 1,
    day: ahead.getUTCDate(),
    hour: ahead.getUTCHours(),
    minute: ahead.getUTCMinutes(),
  };
}

function readClock(moment: Date): MoscowClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Moscow',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/** Gives the calendar date in Moscow at the moment. */
export function moscowDate(moment: Date): IsoDate {
  return toIsoDate(moscowClock(moment));
}

/** Gives the calendar year in Moscow at the moment. */
export function moscowYear(moment: Date): number {
  return moscowClock(moment).year;
}

/** Gives the first moment of a calendar day in Moscow. */
export function startOfMoscowDay(day: IsoDate): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** Gives the last moment of a calendar day in Moscow. */
export function endOfMoscowDay(day: IsoDate): Date {
  return new Date(`${day}T23:59:59.999+03:00`);
}
