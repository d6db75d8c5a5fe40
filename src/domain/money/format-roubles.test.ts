import { describe, expect, it } from 'vitest';
import type { DecimalInput } from './decimal.ts';
import { formatRoubles } from './format-roubles.ts';

describe('formatRoubles', () => {
  it.each<[DecimalInput, boolean, string]>([
    [15000000, false, '15\u00A0000\u00A0000\u00A0₽'],
    [0, false, '0\u00A0₽'],
    ['75225.5', false, '75\u00A0226\u00A0₽'],
    ['75225.26', true, '75\u00A0225,26\u00A0₽'],
    [75225, true, '75\u00A0225,00\u00A0₽'],
    [-200000, false, '\u2212200\u00A0000\u00A0₽'],
  ])('%s, kopecks %s, is %s', (roubles, kopecks, expected) => {
    expect(formatRoubles(roubles, { kopecks })).toBe(expected);
  });
});
