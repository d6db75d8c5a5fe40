import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatTime } from './format-time.ts';
import { moscowDate, moscowYear } from './moscow.ts';

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
