import type { RangeScale } from './range-scale.ts';

/** Counts of things in equal steps from one value to another. */
export interface Histogram {
  from: number;
  to: number;
  counts: readonly number[];
}

/** Bars stand evenly across the track, whatever its weights: each shows the count under it. */
export const BARS = 60;
/** The height of the tallest bar. */
export const BARS_HEIGHT = 40;

const LOWEST = 2;
const BAR_WIDTH = 0.76;

/**
 * Gives the SVG paths of the bars inside and outside the chosen range, one unit of width per bar. Heights are square
 * roots of the counts, so that many things at one end of the track do not flatten the rest.
 */
export function histogramPaths(
  histogram: Histogram,
  scale: RangeScale,
  [from, to]: readonly [number, number],
): { inside: string; outside: string } {
  const amounts = spread(histogram, scale);
  const tallest = Math.max(...amounts) || 1;
  return draw(
    amounts.map((amount) => Math.sqrt(amount / tallest)),
    scale,
    [from, to],
  );
}

/** The values of the track in the middle of so many equal bars over it. */
export function levelValues(scale: RangeScale, count: number): number[] {
  return Array.from({ length: count }, (_, index) => scale.snap(scale.toValue((index + 0.5) / count)));
}

/** The paths of bars of which each is a count by itself, as of things that are to be had at the value under it. */
export function levelPaths(
  levels: readonly number[],
  scale: RangeScale,
  range: readonly [number, number],
): { inside: string; outside: string } {
  const tallest = Math.max(...levels, 1);
  return draw(
    levels.map((level) => level / tallest),
    scale,
    range,
  );
}

/** Draws bars of heights from 0 to 1 evenly across the track. */
function draw(
  heights: readonly number[],
  scale: RangeScale,
  [from, to]: readonly [number, number],
): { inside: string; outside: string } {
  const paths = { inside: '', outside: '' };
  const room = BARS / heights.length;
  const width = round(room * BAR_WIDTH);
  for (const [index, share] of heights.entries()) {
    if (share === 0) continue;
    const height = round(Math.max(share * BARS_HEIGHT, LOWEST));
    const middle = scale.toValue((index + 0.5) / heights.length);
    const x = round((index + (1 - BAR_WIDTH) / 2) * room);
    const side = middle >= from && middle <= to ? 'inside' : 'outside';
    paths[side] += `M${x} ${BARS_HEIGHT}v-${height}h${width}v${height}z`;
  }
  return paths;
}

/** Distributes the counts among bars of equal width on the track; things are taken as spread evenly within a step. */
function spread({ from, to, counts }: Histogram, scale: RangeScale): number[] {
  const bars = new Array<number>(BARS).fill(0);
  const width = (to - from) / counts.length;
  for (const [step, count] of counts.entries()) {
    if (count === 0) continue;
    const start = from + step * width;
    const end = start + width;
    const first = barOf(scale.toShare(start));
    const last = barOf(scale.toShare(end));
    for (let bar = first; bar <= last; bar++) {
      const overlap =
        Math.min(end, scale.toValue((bar + 1) / BARS)) - Math.max(start, scale.toValue(bar / BARS));
      // A step beyond an end of the track is counted at that end.
      const part = first === last ? 1 : Math.max(overlap, 0) / width;
      bars[bar] = (bars[bar] ?? 0) + count * part;
    }
  }
  return bars;
}

function barOf(share: number): number {
  return Math.min(Math.floor(share * BARS), BARS - 1);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
