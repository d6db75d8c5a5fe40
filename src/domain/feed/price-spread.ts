/** The distribution of prices per square metre on the scale of natural logarithms, since prices differ by factors. */
export interface PriceSpread {
  count: number;
  median: number;
  /** Median absolute deviation: half of the prices lie within it. */
  deviation: number;
}

/** Roubles a square metre, both bounds within. */
export interface PriceRange {
  from: number;
  to: number;
}

/** The spread of roubles a square metre, each above zero; undefined of none. */
export function spreadOf(perMetre: readonly number[]): PriceSpread | undefined {
  if (perMetre.length === 0) return undefined;
  const logs = Float64Array.from(perMetre, Math.log).sort();
  const median = medianOf(logs);
  const deviation = medianOf(logs.map((log) => Math.abs(log - median)).sort());
  return { count: perMetre.length, median, deviation };
}

function medianOf(sorted: Float64Array): number {
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The factors by which a price may lie below and above the median: the least, and the most for a wide distribution. */
export interface PriceMargins {
  below: { least: number; most: number };
  above: { least: number; most: number };
}

/**
 * Five standard deviations of a normal distribution, estimated by the median absolute deviation, which ignores
 * outliers.
 */
const DEVIATIONS = 5 * 1.4826;

export function rangeAround({ median, deviation }: PriceSpread, { below, above }: PriceMargins): PriceRange {
  const times = Math.exp(DEVIATIONS * deviation);
  return {
    from: Math.exp(median) / Math.min(Math.max(times, below.least), below.most),
    to: Math.exp(median) * Math.min(Math.max(times, above.least), above.most),
  };
}
