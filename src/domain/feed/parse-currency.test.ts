import { expect, test } from 'vitest';
import { parseCurrency } from './parse-currency.ts';

test.each([
  [null, 'RUB'],
  ['RUR', 'RUB'],
  ['rub', 'RUB'],
  ['AED', 'AED'],
  ['UZS', null],
])('currency: %s → %s', (raw, expected) => expect(parseCurrency(raw)).toBe(expected));
