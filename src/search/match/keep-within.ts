import type { Checkpoint, RangeColumn } from '../part/part.ts';
import { ranksWithin } from '../part/ranks-within.ts';
import { countWords, keepRows } from '../part/row-set.ts';

/** Rows that are mended while one is looked at, which stands wherever the set has it and is kept or not by chance. */
const MENDED_FOR_A_LOOK = 4;

/**
 * Leaves in a set, empty but for the words from `from` to before `to`, the rows whose values lie within the bounds,
 * both included. Whichever is less is gone through one by one: the rows of the set, or those by which the range differs
 * from what stands between two checkpoints.
 */
export function keepWithin(
  column: RangeColumn,
  set: Int32Array,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): void {
  const plan = planRange(column, ranksWithin(column, low, high));
  const few = plan.mended / MENDED_FOR_A_LOOK;
  if (hasMore(set, [from, to], few)) keepPlanned(column, set, [from, to], plan);
  else keepLookedAt(column, set, [from, to], [low, high]);
}

/** Words are counted by blocks, and of many blocks one of so many: it matters only which is more. */
const BLOCK = 64;
const MANY_BLOCKS = 8;

function hasMore(set: Int32Array, [from, to]: readonly [number, number], few: number): boolean {
  const share = to - from > MANY_BLOCKS * BLOCK ? MANY_BLOCKS : 1;
  let count = 0;
  for (let word = from; word < to && share * count <= few; word += share * BLOCK) {
    count += countWords(set, word, Math.min(word + BLOCK, to));
  }
  return share * count > few;
}

function keepLookedAt(
  { values, unknown }: RangeColumn,
  set: Int32Array,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): void {
  for (let word = from; word < to; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const value = values[(word << 5) + 31 - Math.clz32(bit)]!;
      if (!(value >= low && value <= high) || value === unknown) set[word]! ^= bit;
    }
  }
}

/** Ranks from the first to before the second. */
type Run = readonly [from: number, to: number];

/** A range as what lies between two checkpoints, and the runs of ranks by which it differs. */
interface RangePlan {
  /** Null where it begins with no rows at all. */
  between: readonly [first: End, last: End] | null;
  added: readonly Run[];
  dropped: readonly Run[];
  /** How many rows the runs hold. */
  mended: number;
}

/** A checkpoint, or an end of the order: neither before its first row nor before its end is a set needed. */
type End = Checkpoint | { rank: number; rows: null };

function planRange(column: RangeColumn, [from, to]: readonly [number, number]): RangePlan {
  const [first, last] = [nearestEnd(column, from), nearestEnd(column, to)];
  const mended = Math.abs(from - first.rank) + Math.abs(to - last.rank);
  if (to - from <= mended) return { between: null, added: [[from, to]], dropped: [], mended: to - from };
  return {
    between: [first, last],
    // A run that ends before it begins is none.
    added: [
      [from, first.rank],
      [last.rank, to],
    ],
    dropped: [
      [first.rank, from],
      [to, last.rank],
    ],
    mended,
  };
}

function nearestEnd({ checkpoints, order }: RangeColumn, rank: number): End {
  let before: End = { rank: 0, rows: null };
  for (const checkpoint of checkpoints) {
    if (checkpoint.rank >= rank) return nearer(rank, before, checkpoint);
    before = checkpoint;
  }
  return nearer(rank, before, { rank: order.length, rows: null });
}

function nearer(rank: number, before: End, after: End): End {
  return after.rank - rank < rank - before.rank ? after : before;
}

/** Rows to be added again: as many as the longest part mends, for no question is answered amid another. */
let scratch = new Int32Array(0);

function keepPlanned(
  { order }: RangeColumn,
  set: Int32Array,
  [from, to]: readonly [number, number],
  { between, added, dropped, mended }: RangePlan,
): void {
  if (scratch.length < mended) scratch = new Int32Array(mended);
  let kept = 0;
  for (const [start, end] of added) {
    for (let rank = start; rank < end; rank++) {
      const row = order[rank]!;
      scratch[kept] = row;
      kept += (set[row >> 5]! >>> (row & 31)) & 1;
    }
  }
  if (!between) set.fill(0, from, to);
  else {
    const [first, last] = between;
    if (last.rows) keepRows(set, last.rows, true, [from, to]);
    if (first.rows) keepRows(set, first.rows, false, [from, to]);
  }
  for (const [start, end] of dropped) {
    for (let rank = start; rank < end; rank++) {
      const row = order[rank]!;
      set[row >> 5]! &= ~(1 << (row & 31));
    }
  }
  for (let at = 0; at < kept; at++) {
    const row = scratch[at]!;
    set[row >> 5]! |= 1 << (row & 31);
  }
}
