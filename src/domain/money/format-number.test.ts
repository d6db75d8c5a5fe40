import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from './decimal.ts';
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

  it('a number is written as its decimal is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.integer().map((units) => units / 100),
        ),
        fc.record({
          decimals: fc.nat(4),
          minDecimals: fc.nat(4),
          rounding: fc.constantFrom('halfUp' as const, 'down' as const),
        }),
        (value, format) => {
          fc.pre(value === 0 || Math.abs(value) > 1e-200);
          expect(formatNumber(value, format)).toBe(formatNumber(new Decimal(value), format));
        },
      ),
    );
  });
});
