import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { parseIsoDate, toIsoDate } from './iso-date.ts';
import { parseDate } from './parse-date.ts';

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
