import type { PriceStep } from './catalogue.ts';

const SHARES = [0.25, 0.5, 0.75];
/** Typical prices are told in round sums of so many roubles. */
const ROUND = 100_000;

/**
 * The prices that a quarter, a half and three quarters of flats are not dearer than, in round roubles, each once. They
 * are read from counts by `steps` equal steps, so they are as exact as a step is narrow.
 */
export function typicalPrices(counts: readonly PriceStep[], steps: number): number[] {
  const [first] = counts;
  if (!first) return [];
  const { minPrice, maxPrice } = first;
  const all = counts.reduce((sum, { flatsCount }) => sum + flatsCount, 0);
  const inOrder = counts.toSorted((one, other) => one.step - other.step);
  const priceAt = (share: number) => {
    let passed = 0;
    const at = inOrder.find(({ flatsCount }) => {
      passed += flatsCount;
      return passed >= all * share;
    });
    const price = minPrice + ((maxPrice - minPrice) * (at!.step + 0.5)) / steps;
    return Math.max(ROUND, Math.round(price / ROUND) * ROUND);
  };
  return [...new Set(SHARES.map(priceAt))];
}
