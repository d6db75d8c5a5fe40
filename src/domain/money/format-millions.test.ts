import { describe, expect, it } from 'vitest';
import type { DecimalInput } from './decimal.ts';
import { formatMillions, formatMillionsRange } from './format-millions.ts';

describe('formatMillions', () => {
  it.each<[DecimalInput, string]>([
    [12340000, '12,3\u00A0млн\u00A0₽'],
    [12350000, '12,4\u00A0млн\u00A0₽'],
    [12000000, '12\u00A0млн\u00A0₽'],
    [11960000, '12\u00A0млн\u00A0₽'],
    [1250000000, '1\u00A0250\u00A0млн\u00A0₽'],
    [450000, '0,5\u00A0млн\u00A0₽'],
  ])('%s is %s', (roubles, expected) => {
    expect(formatMillions(roubles)).toBe(expected);
  });

  it.each([
    [9400000, 12000000, '9,4–12,0\u00A0млн\u00A0₽'],
    [9000000, 12000000, '9–12\u00A0млн\u00A0₽'],
    [9000000, 12340000, '9,0–12,3\u00A0млн\u00A0₽'],
    [9410000, 9430000, '9,4\u00A0млн\u00A0₽'],
  ])('from %s to %s is %s', (from, to, expected) => {
    expect(formatMillionsRange(from, to)).toBe(expected);
  });
});
