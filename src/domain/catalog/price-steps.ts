const STEPS = 5;
/** Prices of a square metre are told by so much, roubles. */
const ROUND = 5_000;

/**
 * Where steps of prices end: round prices between which lie as many places each, up to five steps. Fewer where prices
 * are much the same.
 */
export function priceSteps(prices: readonly number[]): number[] {
  const sorted = prices.toSorted((one, other) => one - other);
  const edges = Array.from({ length: STEPS - 1 }, (_, step) => {
    const price = sorted[Math.floor(((step + 1) * sorted.length) / STEPS)] ?? 0;
    return Math.round(price / ROUND) * ROUND;
  });
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  // An edge that has nothing on one of its sides parts nothing.
  return [...new Set(edges)].filter((edge) => edge > least && edge <= most);
}

/** The step a price belongs to, counted from 0; a price at an edge begins the next one. */
export function stepOf(price: number, edges: readonly number[]): number {
  return edges.filter((edge) => price >= edge).length;
}
