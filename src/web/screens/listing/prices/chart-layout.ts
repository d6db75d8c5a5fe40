import { usualTop } from '../usual-top.ts';
import type { PriceLine } from './price-lines.ts';

export interface ChartLayout {
  /** Round values with their height in per cent of the field, from the top. */
  values: { value: number; top: number }[];
  /** First days of half years, in per cent from the left. */
  days: { date: string; left: number }[];
  /**
   * Path data on a field of 100 by 100, and where the line ends and its label stands, per cent from the top; a line
   * runs along the top while its prices are beyond the scale.
   */
  lines: { line: PriceLine; path: string; end: number; label: number; endsBeyond: boolean }[];
  /** Lines with prices beyond the scale, and the highest of each. */
  beyond: { rooms: PriceLine['rooms']; most: number }[];
}

/** About so many lines of the grid. */
const GRID = 5;
/** Labels of two lines, in per cent of the height of the field. */
const LABEL = 13;

/** Lays prices out as steps: a price holds until the next day it is known for. */
export function layOutChart(lines: readonly PriceLine[]): ChartLayout {
  const prices = lines.flatMap(({ steps }) => steps.map(({ roubles }) => roubles));
  const times = lines.flatMap(({ steps }) => steps.map(({ date }) => Date.parse(date)));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const most = usualTop(prices);
  const values = roundValues(Math.min(...prices), most);
  const [low, high] = [values[0]!, values.at(-1)!];
  const left = (date: string) => ((Date.parse(date) - start) / (end - start || 1)) * 100;
  const top = (value: number) => Math.max(0, ((high - value) / (high - low || 1)) * 100);
  const ends = lines.map(({ steps }) => top(steps.at(-1)!.roubles));
  const labels = spread(ends);
  return {
    values: values.map((value) => ({ value, top: top(value) })).reverse(),
    days: halfYears(start, end).map((date) => ({ date, left: left(date) })),
    lines: lines.map((line, at) => ({
      line,
      path: line.steps
        .map(({ date, roubles }, step) => {
          const x = left(date).toFixed(2);
          const y = top(roubles).toFixed(2);
          return step === 0 ? `M${x} ${y}` : `H${x}V${y}`;
        })
        .join(''),
      end: ends[at]!,
      label: labels[at]!,
      endsBeyond: line.steps.at(-1)!.roubles > most,
    })),
    beyond: lines.flatMap(({ rooms, steps }) => {
      const own = Math.max(...steps.map(({ roubles }) => roubles));
      return own > most ? [{ rooms, most: own }] : [];
    }),
  };
}

/** Multiples of 1, 2 or 5 by a power of ten that reach around both ends. */
function roundValues(least: number, most: number): number[] {
  const rough = Math.max(most - least, most * 0.05, 1) / GRID;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => power * factor >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

function halfYears(start: number, end: number): string[] {
  const years = [];
  for (let year = new Date(start).getUTCFullYear(); year <= new Date(end).getUTCFullYear(); year += 1) {
    years.push(`${year}-01-01`, `${year}-07-01`);
  }
  return years.filter((date) => Date.parse(date) >= start && Date.parse(date) <= end);
}

/** Moves labels apart, as little as their order allows, and keeps the lowest on the field. */
function spread(tops: readonly number[]): number[] {
  const order = tops.map((top, at) => ({ top, at })).sort((one, other) => one.top - other.top);
  const placed: number[] = [];
  for (const [rank, { top }] of order.entries()) {
    placed.push(Math.max(top, rank === 0 ? 0 : placed[rank - 1]! + LABEL));
  }
  for (let rank = placed.length - 1; rank >= 0; rank -= 1) {
    const floor = rank === placed.length - 1 ? 100 : placed[rank + 1]! - LABEL;
    placed[rank] = Math.min(placed[rank]!, floor);
  }
  const labels = Array<number>(tops.length);
  for (const [rank, { at }] of order.entries()) labels[at] = placed[rank]!;
  return labels;
}
