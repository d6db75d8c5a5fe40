import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  type Currency,
  formatOriginalPrice,
  fromRoubles,
  isCurrency,
  toRoubles,
} from './currency.ts';

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
