import { expect, it } from 'vitest';
import type { ComplexPage } from '#contract/complex-page.ts';
import { complexSale } from './complex-sale.ts';

it.each([
  [12, 1, 'onSale'],
  [0, 1, 'soldOut'],
  [0, 0, 'announced'],
] as const)('%i flats in %i houses: %s', (flatsCount, housesCount, kind) => {
  const page = {
    complex: { statistics: { total: { flatsCount } } },
    houses: Array.from({ length: housesCount }, () => ({})),
  } as unknown as ComplexPage;
  expect(complexSale(page).kind).toBe(kind);
});
