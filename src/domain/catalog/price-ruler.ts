/** The step of the price filter, roubles. */
export const PRICE_STEP = 100_000;

/** The share of flats whose prices a ruler has room for; the rest are «и дороже». */
export const USUAL_SHARE = 0.97;

/** Prices a ruler may end at, roubles. */
export const ROUND_PRICES: readonly number[] = [
  10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800,
].map((millions) => millions * 1_000_000);

/**
 * Shares of the track: expensive ranges are wide and rarely looked at, the usual ones need room. Prices above the last
 * range have weight 1.
 */
const PRICE_WEIGHTS: readonly { to: number; minWeight: number }[] = [
  { to: 6_000_000, minWeight: 1 },
  { to: 10_000_000, minWeight: 4 },
  { to: 30_000_000, minWeight: 6 },
];

/** Prices named under the track, roubles. */
export const PRICE_MARKS: readonly number[] = [6, 7, 8, 9, 10, 15, 20, 25, 30].map(
  (millions) => millions * 1_000_000,
);

/** The weights that fit a track up to `max`: a stretch ends where the track does. */
export function priceWeights(max: number) {
  const reached = PRICE_WEIGHTS.filter((_, at) => max > (PRICE_WEIGHTS[at - 1]?.to ?? 0));
  return reached.map(({ to, minWeight }) => ({ to: Math.min(to, max), minWeight }));
}
