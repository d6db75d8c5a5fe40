import { type IsoDate, toIsoDate } from './iso-date.ts';

/** All dates of the product are dates of this zone. */
const clock = new Intl.DateTimeFormat('en-GB', {
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

/** What a wall clock and a calendar in Moscow show at the moment. */
export function moscowClock(moment: Date): MoscowClock {
  const parts = clock.formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/** The calendar date in Moscow at the moment. */
export function moscowDate(moment: Date): IsoDate {
  return toIsoDate(moscowClock(moment));
}

/** The calendar year in Moscow at the moment. */
export function moscowYear(moment: Date): number {
  return moscowClock(moment).year;
}
