import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';
import { daysInMonth, parseIsoDate, toIsoDate } from './iso-date.ts';

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
