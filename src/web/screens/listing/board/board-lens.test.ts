import { expect, it } from 'vitest';
import { Decimal } from '#domain/money/decimal.ts';
import { lensText } from './board-lens.ts';

it.each([
  ['price', 12_400_000, '12,4'],
  ['price', 9_000_000, '9,0'],
  ['price', 104_900_000, '105'],
  ['price', null, ''],
  ['payment', 62_186.4, '62,2'],
  ['payment', 150_451, '150'],
  ['payment', null, ''],
  ['area', null, '54,3'],
] as const)('%s of %s is %s', (lens, amount, text) => {
  const payment = amount === null ? null : new Decimal(amount);
  expect(lensText({ price: amount, payment, area: 54.39 }, lens)).toBe(text);
});
