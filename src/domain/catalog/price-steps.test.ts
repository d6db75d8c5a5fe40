import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceSteps, stepOf } from './price-steps.ts';

it('parts places into five alike in number, at round prices', () => {
  const prices = [201, 214, 252, 268, 305, 311, 352, 371, 420, 900].map((thousand) => thousand * 1_000);
  expect(priceSteps(prices)).toEqual([250_000, 305_000, 350_000, 420_000]);
});

it('makes fewer steps of prices that are much the same, and none of one', () => {
  expect(priceSteps([300_000, 301_000, 302_000])).toEqual([]);
  expect(priceSteps([250_000])).toEqual([]);
  expect(priceSteps([])).toEqual([]);
});

it('has places in every step', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 200 }), (prices) => {
      const edges = priceSteps(prices);
      expect(edges).toEqual(edges.toSorted((one, other) => one - other));
      const steps = new Set(prices.map((price) => stepOf(price, edges)));
      expect(steps.has(0)).toBe(prices.length > 0);
      if (edges.length > 0) expect(steps.has(edges.length)).toBe(true);
    }),
  );
});
