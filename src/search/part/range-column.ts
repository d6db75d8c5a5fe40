import type { RangeColumn } from './part.ts';
import { countBits, wordsOf } from './row-set.ts';
import { sharedInts } from './shared-columns.ts';

/**
 * A range of values is found between two of so many checkpoints and mended row by row: at most a 32nd of the rows a
 * bound.
 */
const CHECKPOINTS = 16;

/** Prepares numbers for ranges; `order` has the rows by value, those whose value is `unknown` last. */
export function rangeColumn(values: RangeColumn['values'], order: Int32Array, unknown: number): RangeColumn {
  let known = order.length;
  while (known > 0 && values[order[known - 1]!] === unknown) known -= 1;
  const words = wordsOf(order.length);
  const step = Math.max(1, Math.ceil(order.length / CHECKPOINTS));
  const checkpoints = sharedInts(Math.floor(order.length / step) * words);
  const set = new Int32Array(words);
  for (let rank = 0; rank < order.length; rank++) {
    const row = order[rank]!;
    set[row >> 5]! |= 1 << (row & 31);
    if ((rank + 1) % step === 0) checkpoints.set(set, ((rank + 1) / step - 1) * words);
  }
  return { values, unknown, order, known, step, checkpoints };
}

/** The ranks of the values within the bounds, both included: from the first to before the second. */
export function ranksWithin(column: RangeColumn, low: number, high: number): [number, number] {
  const from = rankOf(column, (value) => value >= low);
  return [
    from,
    Math.max(
      from,
      rankOf(column, (value) => value > high),
    ),
  ];
}

/**
 * Leaves in a set, empty but for the words from `from` to before `to`, the rows whose values lie within the bounds,
 * both included. Few rows are looked at one by one: the range of the whole part would take longer.
 */
export function keepWithin(
  column: RangeColumn,
  set: Int32Array,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): void {
  const { values, unknown, step } = column;
  let count = 0;
  for (let word = from; word < to; word++) count += countBits(set[word]!);
  if (count > step) {
    const within = rowsWithin(column, low, high, set.length);
    for (let word = from; word < to; word++) set[word]! &= within[word]!;
    return;
  }
  for (let word = from; word < to; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const value = values[(word << 5) + 31 - Math.clz32(bit)]!;
      if (!(value >= low && value <= high) || value === unknown) set[word]! ^= bit;
    }
  }
}

/** The rows whose values lie within the bounds, both included. */
function rowsWithin(column: RangeColumn, low: number, high: number, words: number): Int32Array {
  const { order, step, checkpoints } = column;
  const from = rankOf(column, (value) => value >= low);
  const to = Math.max(
    from,
    rankOf(column, (value) => value > high),
  );
  const set = new Int32Array(words);
  if (to - from <= step) {
    toggle(set, order, from, to);
    return set;
  }
  const last = checkpoints.length / words;
  const nearFrom = Math.min(last, Math.round(from / step));
  const nearTo = Math.min(last, Math.round(to / step));
  if (nearTo > 0) set.set(checkpoints.subarray((nearTo - 1) * words, nearTo * words));
  // The rows before `from` are among those before `to`, so what differs is what lies between.
  if (nearFrom > 0) {
    const start = (nearFrom - 1) * words;
    for (let word = 0; word < words; word++) set[word]! ^= checkpoints[start + word]!;
  }
  toggle(set, order, Math.min(from, nearFrom * step), Math.max(from, nearFrom * step));
  toggle(set, order, Math.min(to, nearTo * step), Math.max(to, nearTo * step));
  return set;
}

/** The greatest known value; null when nothing is known. */
export function greatest({ values, order, known }: RangeColumn): number | null {
  return known > 0 ? values[order[known - 1]!]! : null;
}

/** The first rank whose value is beyond; all known ranks when none is. */
function rankOf({ values, order, known }: RangeColumn, isBeyond: (value: number) => boolean): number {
  let low = 0;
  let high = known;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeyond(values[order[middle]!]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function toggle(set: Int32Array, order: Int32Array, from: number, to: number): void {
  for (let rank = from; rank < to; rank++) {
    const row = order[rank]!;
    set[row >> 5]! ^= 1 << (row & 31);
  }
}
