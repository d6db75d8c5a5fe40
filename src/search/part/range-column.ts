import { type Column, findRank, ROWS_A_MILESTONE } from './find-rank.ts';
import type { RangeColumn } from './part.ts';
import { wordsOf } from './row-set.ts';
import { sharedDoubles, sharedFloors, sharedInts, sharedSets } from './shared-columns.ts';

/**
 * A range of values is found between two of so many checkpoints and mended row by row: about a 64th of the rows a bound,
 * and none where the bound is as round as the checkpoint.
 */
const CHECKPOINTS = 16;

/** Prepares numbers for ranges; `order` has the rows by value, those whose value is `unknown` last. */
export function rangeColumn(values: RangeColumn['values'], order: Int32Array, unknown: number): RangeColumn {
  let known = order.length;
  while (known > 0 && values[order[known - 1]!] === unknown) known -= 1;
  const milestones = sharedLike(values, Math.ceil(known / ROWS_A_MILESTONE));
  for (let at = 0; at < milestones.length; at++) milestones[at] = values[order[at * ROWS_A_MILESTONE]!]!;
  const column = { values, order, known, milestones };
  return { ...column, unknown, checkpoints: checkpointsOf(column) };
}

function checkpointsOf(column: Column): RangeColumn['checkpoints'] {
  const { order, known } = column;
  const ranks = new Set([...roundRanks(column), known]);
  const ends = [...ranks].filter((rank) => rank > 0 && rank < order.length);
  const sets = sharedSets(ends.length, wordsOf(order.length));
  const set = new Int32Array(wordsOf(order.length));
  let rank = 0;
  return ends.map((end, at) => {
    for (; rank < end; rank++) set[order[rank]! >> 5]! |= 1 << (order[rank]! & 31);
    sets[at]!.set(set);
    return { rank: end, rows: sets[at]! };
  });
}

/** Ranks about a sixteenth apart, each under the roundest value there: people ask for round sums and metres. */
function roundRanks(column: Column): number[] {
  const { values, order, known } = column;
  const valueAt = (share: number): number => {
    const rank = Math.floor((known * share) / CHECKPOINTS);
    return values[order[Math.min(rank, known - 1)]!]!;
  };
  return Array.from({ length: CHECKPOINTS - 1 }, (_, at) =>
    findRank(column, roundest(valueAt(at + 0.5), valueAt(at + 1.5))),
  );
}

/** The roundest whole number from `low` to `high`, both included; of equally round ones the greatest. */
function roundest(low: number, high: number): number {
  let found = high;
  for (let unit = 1; unit <= high; unit *= 10) {
    for (const round of [unit, 5 * unit]) {
      const value = Math.floor(high / round) * round;
      if (value >= low) found = value;
    }
  }
  return found;
}

function sharedLike(values: RangeColumn['values'], length: number): RangeColumn['values'] {
  if (values instanceof Float64Array) return sharedDoubles(length);
  return values instanceof Int16Array ? sharedFloors(length) : sharedInts(length);
}

/** The greatest known value; null when nothing is known. */
export function greatest({ values, order, known }: RangeColumn): number | null {
  return known > 0 ? values[order[known - 1]!]! : null;
}
