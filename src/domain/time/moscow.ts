import { type IsoDate, toIsoDate } from './iso-date.ts';

/** All dates of the product are dates of this zone. */
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

export interface MoscowClock {
  year: number;
  /** 1..12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** A cache by minutes since the epoch, because a page formats the same few moments dozens of times. */
const read = new Map<number, Readonly<MoscowClock>>();
const MOST_READ = 1_000;

/** Gives the date and the time of day in Moscow at the moment. */
export function moscowClock(moment: Date): Readonly<MoscowClock> {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = read.get(minute);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const clock = readClock(moment);
  read.set(minute, clock);
  return clock;
}

function readClock(moment: Date): MoscowClock {
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

/** Gives the last moment of a calendar day in Moscow. */
export function endOfMoscowDay(day: IsoDate): Date {
  return new Date(`${day}T23:59:59.999+03:00`);
}
