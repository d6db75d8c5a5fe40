import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  type Currency,
  formatOriginalPrice,
  fromRoubles,
  isCurrency,
  toRoubles,
} from './currency.ts';
import type { DecimalInput } from './decimal.ts';
import { formatMillions, formatMillionsRange } from './format-millions.ts';
import { formatPercent } from './format-percent.ts';
import { formatPricePerMetre } from './format-price-per-metre.ts';
import { formatRate } from './format-rate.ts';
import { formatRoubles } from './format-roubles.ts';
import { roundKopecks } from './round-kopecks.ts';

describe('roundKopecks', () => {
  it.each([
    ['0.004999', '0.00'],
    ['0.005', '0.01'],
    ['1.005', '1.01'],
    ['75225.264999', '75225.26'],
    ['-0.005', '-0.01'],
  ])('%s is %s', (roubles, expected) => {
    expect(roundKopecks(roubles).toFixed(2)).toBe(expected);
  });
});

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

it('formatPricePerMetre groups whole roubles', () => {
  expect(formatPricePerMetre(250000)).toBe('250\u00A0000\u00A0₽/м²');
});

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

describe('currency', () => {
  const rates = { AED: 22.5, RUB: 1, EUR: 95.1234, USD: 82.6, THB: 2.5 };

  it.each<[number, Currency, string]>([
    [1850000, 'AED', '1\u00A0850\u00A0000\u00A0AED'],
    [1850000, 'RUB', '1\u00A0850\u00A0000\u00A0₽'],
    [250000, 'EUR', '250\u00A0000\u00A0€'],
    [250000, 'USD', '250\u00A0000\u00A0$'],
    [4500000, 'THB', '4\u00A0500\u00A0000\u00A0THB'],
  ])('%s %s is %s', (amount, currency, expected) => {
    expect(formatOriginalPrice(amount, currency)).toBe(expected);
  });

  it('turns into whole roubles and back', () => {
    expect(toRoubles(1850000, 'AED', rates)).toBe(41625000);
    expect(toRoubles(101, 'EUR', rates)).toBe(9607);
    expect(fromRoubles(41625000, 'AED', rates).toString()).toBe('1850000');
  });

  it('knows its codes', () => {
    expect(CURRENCIES).toEqual(['AED', 'RUB', 'EUR', 'USD', 'THB']);
    expect(['RUB', 'rub', 'GBP', '', null].map(isCurrency)).toEqual([true, false, false, false, false]);
  });
});
