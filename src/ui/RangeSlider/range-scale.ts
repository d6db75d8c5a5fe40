/** A range of values and its share of the track, as a weight relative to the other ranges. */
export interface WeightedRange {
  /** The start of the range; by default the end of the one before it. */
  from?: number;
  /** The end of the range; by default the start of the next one. */
  to?: number;
  minWeight: number;
}

export interface RangeRules {
  min: number;
  max: number;
  step: number;
  /** Values outside of all ranges get weight 1; without any range the track is even. */
  ranges?: readonly WeightedRange[];
}

/** Converts values to shares of the track's length, from 0 to 1, and back; tells which values handles may take. */
export interface RangeScale extends RangeRules {
  toShare: (value: number) => number;
  toValue: (share: number) => number;
  /** The nearest multiple of the step; `max` within half a step of it. */
  snap: (value: number) => number;
}

interface Segment {
  from: number;
  to: number;
  /** The start as a share of the track. */
  start: number;
  length: number;
}

const GAP_WEIGHT = 1;

/** @throws Error 'Invalid range' for a range with neither end, or with its ends the wrong way round. */
export function createRangeScale(rules: RangeRules): RangeScale {
  const { min, max, step } = rules;
  const segments = layOut(min, max, rules.ranges ?? []);
  const within = (value: number) => Math.min(Math.max(value, min), max);

  function toShare(value: number): number {
    const inside = within(value);
    const segment = segments.find(({ to }) => inside <= to);
    if (!segment) return 0;
    return segment.start + (segment.length * (inside - segment.from)) / (segment.to - segment.from);
  }

  function toValue(share: number): number {
    const segment = segments.find(({ start, length }) => share <= start + length) ?? segments.at(-1);
    if (!segment) return min;
    return within(segment.from + ((share - segment.start) / segment.length) * (segment.to - segment.from));
  }

  function snap(value: number): number {
    if (value >= max - step / 2) return max;
    return within(dropTail(Math.round(value / step) * step, step));
  }

  return { ...rules, toShare, toValue, snap };
}

/** Removes the binary remainder that multiplying by a fractional step leaves: 0.30000000000000004 is 0.3. */
export function dropTail(value: number, step: number): number {
  const digits = /\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0;
  return Number(value.toFixed(digits));
}

/** Lays out the ranges of the whole track, gaps included. */
function layOut(min: number, max: number, ranges: readonly WeightedRange[]): Segment[] {
  const weighted: { from: number; to: number; weight: number }[] = [];
  let reached = min;
  const cover = (to: number, weight: number) => {
    const end = Math.min(to, max);
    if (end > reached) weighted.push({ from: reached, to: end, weight });
    reached = Math.max(reached, end);
  };
  for (const [index, { from, to, minWeight }] of ranges.entries()) {
    if ((from === undefined && to === undefined) || (from ?? -Infinity) >= (to ?? Infinity))
      throw new Error('Invalid range');
    cover(from ?? reached, GAP_WEIGHT);
    cover(to ?? ranges[index + 1]?.from ?? max, minWeight);
  }
  cover(max, GAP_WEIGHT);

  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  let start = 0;
  return weighted.map(({ from, to, weight }) => {
    const segment = { from, to, start, length: weight / total };
    start += segment.length;
    return segment;
  });
}
