import { describe, expect, it } from 'vitest';
import { formatQuarter, type HandoverTerm, handoverText, lastDayOfTerm, quarterOfMonth } from './quarter.ts';

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
