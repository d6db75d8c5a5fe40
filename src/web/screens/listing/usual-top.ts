/** How many times the middle value may be exceeded within a scale. */
const MOST_TIMES = 6;

/** Up to where a scale reaches so that one value far above all others does not flatten them. */
export function usualTop(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]!;
  return sorted.findLast((value) => value <= middle * MOST_TIMES)!;
}
