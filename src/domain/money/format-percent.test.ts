import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecimalInput } from './decimal.ts';
import { formatPercent } from './format-percent.ts';
import { formatRate } from './format-rate.ts';

describe('formatPercent and formatRate', () => {
  it.each<[DecimalInput, string, string]>([
    [0.0599, '5,9%', '5,99%'],
    [0.29, '29%', '29%'],
    [0.1749, '17,4%', '17,49%'],
    [0.201, '20,1%', '20,1%'],
    ['0.147824', '14,7%', '14,782%'],
    ['0.0599999', '5,9%', '6%'],
    [0, '0%', '0%'],
    [1, '100%', '100%'],
    [-0.0499, '\u22124,9%', '\u22124,99%'],
    [-0.0004, '0%', '\u22120,04%'],
  ])('%s is %s in a list and %s exactly', (value, percent, rate) => {
    expect(formatPercent(value)).toBe(percent);
    expect(formatRate(value)).toBe(rate);
  });

  it('a number and its text are the same percent', () => {
    const share = fc.oneof(
      fc.nat(1_000_000).map((millionths) => millionths / 1_000_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(fc.property(share, (value) => formatPercent(value) === formatPercent(String(value))));
  });
});
