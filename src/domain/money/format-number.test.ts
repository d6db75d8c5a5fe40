import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, type NumberFormat } from './format-number.ts';

describe('formatNumber', () => {
  it.each<[number | string, NumberFormat | undefined, string]>([
    [0, undefined, '0'],
    [999, undefined, '999'],
    [1000, undefined, '1\u00A0000'],
    [15000000, undefined, '15\u00A0000\u00A0000'],
    [1234.5, undefined, '1\u00A0235'],
    [1234.5, { decimals: 1 }, '1\u00A0234,5'],
    ['1234.56789', { decimals: 3 }, '1\u00A0234,568'],
    [12, { decimals: 1 }, '12'],
    [12, { decimals: 1, minDecimals: 1 }, '12,0'],
    [45.99, { decimals: 1, rounding: 'down' }, '45,9'],
    [-200000, undefined, '\u2212200\u00A0000'],
    [-0.4, undefined, '0'],
    [
      '123456789012345678901.5',
      { decimals: 1 },
      '123\u00A0456\u00A0789\u00A0012\u00A0345\u00A0678\u00A0901,5',
    ],
  ])('%s with %o is %s', (value, format, expected) => {
    expect(formatNumber(value, format)).toBe(expected);
  });

  it('keeps every digit of a whole number', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => formatNumber(value).replaceAll('\u00A0', '') === String(value)),
    );
  });
});
