import { expect, it } from 'vitest';
import { originalPrice, priceWithoutRoubles } from './original-price.ts';

it.each([
  [1_850_000, 'AED', '1\u00a0850\u00a0000\u00a0AED'],
  [410_000, 'USD', '410\u00a0000\u00a0$'],
  [12_400_000, 'RUB', null],
  [null, 'AED', null],
] as const)('%j %s is shown as %j', (amount, originalCurrency, text) => {
  expect(originalPrice({ originalPrice: amount, originalCurrency })).toBe(text);
});

it.each([
  [2_350_000, 'THB', '2\u00a0350\u00a0000\u00a0THB'],
  [null, 'RUB', 'Цена по\u00a0запросу'],
] as const)('without roubles %j %s is told as %j', (amount, originalCurrency, text) => {
  expect(priceWithoutRoubles({ originalPrice: amount, originalCurrency })).toBe(text);
});
