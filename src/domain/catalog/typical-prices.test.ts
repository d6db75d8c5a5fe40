import { expect, it } from 'vitest';
import { typicalPrices } from './typical-prices.ts';

const counts = (prices: number[], steps: number) => {
  const [minPrice, maxPrice] = [Math.min(...prices), Math.max(...prices)];
  const stepOf = (price: number) =>
    Math.min(steps - 1, Math.floor(((price - minPrice) / (maxPrice - minPrice || 1)) * steps));
  return [...Map.groupBy(prices, stepOf)].map(([step, ones]) => ({
    step,
    flatsCount: ones.length,
    minPrice,
    maxPrice,
  }));
};

it('tells the quarter, the half and the three quarters of prices in round sums', () => {
  const prices = Array.from({ length: 101 }, (_, at) => 5_000_000 + at * 100_000);
  expect(typicalPrices(counts(prices, 2_000), 2_000)).toEqual([7_500_000, 10_000_000, 12_500_000]);
});

it('is not led astray by one dear flat', () => {
  const prices = [...Array.from({ length: 99 }, () => 8_000_000), 400_000_000];
  expect(typicalPrices(counts(prices, 2_000), 2_000)).toEqual([8_100_000]);
});

it('tells one price of one flat, and none of none', () => {
  expect(typicalPrices(counts([7_230_000], 2_000), 2_000)).toEqual([7_200_000]);
  expect(typicalPrices([], 2_000)).toEqual([]);
});
