import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';
import { formatDate } from './format-date.ts';
import { formatRecent } from './format-recent.ts';
import { formatTime } from './format-time.ts';
import { daysInMonth, parseIsoDate, toIsoDate } from './iso-date.ts';
import { moscowDate, moscowYear } from './moscow.ts';
import { parseDate } from './parse-date.ts';
import { formatQuarter, type HandoverTerm, handoverText, lastDayOfTerm, quarterOfMonth } from './quarter.ts';

describe('formatDate and formatTime', () => {
  it.each([
    ['2026-11-20T09:40:00Z', '20.11.2026', '12:40'],
    ['2026-11-20T20:59:59Z', '20.11.2026', '23:59'],
    ['2026-11-20T21:00:00Z', '21.11.2026', '00:00'],
    ['2026-12-31T21:00:00Z', '01.01.2027', '00:00'],
    ['2024-02-28T21:30:00Z', '29.02.2024', '00:30'],
  ])('%s is %s %s in Moscow', (moment, date, time) => {
    expect(formatDate(new Date(moment))).toBe(date);
    expect(formatTime(new Date(moment))).toBe(time);
  });

  it('reads the year where the date is read', () => {
    expect(moscowYear(new Date('2026-12-31T20:59:59Z'))).toBe(2026);
    expect(moscowYear(new Date('2026-12-31T21:00:00Z'))).toBe(2027);
    expect(moscowDate(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  });

  it('takes a calendar date as it is', () => {
    expect(formatDate('2028-06-30')).toBe('30.06.2028');
    expect(() => formatDate('2025-02-31')).toThrow('Not a calendar date');
  });
});

describe('formatRecent', () => {
  it.each([
    ['2026-11-20T09:40:00Z', 'сегодня, 12:40'],
    ['2026-11-19T21:00:00Z', 'сегодня, 00:00'],
    ['2026-11-19T20:59:59Z', 'вчера, 23:59'],
    ['2026-11-18T21:00:00Z', 'вчера, 00:00'],
    ['2026-11-18T20:59:59Z', '18.11.2026'],
  ])('%s is %s on the 20th in Moscow', (moment, text) => {
    expect(formatRecent(new Date(moment), new Date('2026-11-20T12:00:00Z'))).toBe(text);
  });

  it('knows the last day of the year for yesterday', () => {
    expect(formatRecent(new Date('2026-12-31T09:00:00Z'), new Date('2026-12-31T21:00:00Z'))).toBe(
      'вчера, 12:00',
    );
  });
});

describe('parseDate', () => {
  it.each([
    ['28.02.2025', '2025-02-28'],
    ['29.02.2024', '2024-02-29'],
    [' 01.12.2026 ', '2026-12-01'],
    ['31.02.2025', undefined],
    ['29.02.2023', undefined],
    ['29.02.1900', undefined],
    ['31.04.2025', undefined],
    ['00.01.2025', undefined],
    ['01.13.2025', undefined],
    ['1.1.2025', undefined],
    ['2025-01-01', undefined],
    ['01.01.25', undefined],
    ['', undefined],
  ])('%s is %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  it('reads what formatDate writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = toIsoDate({
            year: date.getUTCFullYear(),
            month: date.getUTCMonth() + 1,
            day: date.getUTCDate(),
          });
          return parseDate(formatDate(iso)) === iso && parseIsoDate(iso) !== undefined;
        },
      ),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-11-20', 240, '2046-11-20'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %s months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('refuses what is no date', () => {
    expect(() => addMonths('2026-02-30', 1)).toThrow('Not a calendar date');
  });

  it('keeps the day or ends the month', () => {
    const anyDate = fc.record({
      year: fc.integer({ min: 1990, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), ({ year, month }, months) => {
        const day = daysInMonth(year, month);
        const moved = parseIsoDate(addMonths(toIsoDate({ year, month, day }), months));
        return moved !== undefined && moved.day === Math.min(day, daysInMonth(moved.year, moved.month));
      }),
    );
  });
});

describe('quarter', () => {
  it.each<[boolean, HandoverTerm | null, string | undefined]>([
    [false, { year: 2027, quarter: 4 }, '4\u00A0кв.\u00A02027'],
    [false, { year: 2027, quarter: null }, '2027'],
    [true, { year: 2024, quarter: 1 }, 'сдан'],
    [true, null, 'сдан'],
    [false, null, undefined],
  ])('finished %s, term %o is %s', (finished, term, expected) => {
    expect(handoverText(finished, term)).toBe(expected);
    if (!finished && term) expect(formatQuarter(term)).toBe(expected);
  });

  it.each<[HandoverTerm, string]>([
    [{ year: 2027, quarter: 1 }, '2027-03-31'],
    [{ year: 2027, quarter: 2 }, '2027-06-30'],
    [{ year: 2027, quarter: 3 }, '2027-09-30'],
    [{ year: 2027, quarter: 4 }, '2027-12-31'],
    [{ year: 2027, quarter: null }, '2027-12-31'],
  ])('%o ends on %s', (term, expected) => {
    expect(lastDayOfTerm(term)).toBe(expected);
  });

  it('gathers months by three', () => {
    expect([1, 3, 4, 6, 7, 9, 10, 12].map(quarterOfMonth)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });
});
