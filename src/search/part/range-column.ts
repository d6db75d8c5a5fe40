import type { RangeColumn } from './part.ts';
import { countWords, wordsOf } from './row-set.ts';
import { sharedDoubles, sharedFloors, sharedInts, sharedSets } from './shared-columns.ts';

/**
 * A range of values is found between two of so many checkpoints and mended row by row: at most a 32nd of the rows a
 * bound.
 */
const CHECKPOINTS = 16;

/** Rows that are mended while one is looked at, which stands wherever the set has it and is kept or not by chance. */
const MENDED_FOR_A_LOOK = 4;

/** Fewer of them make a search for a rank look at more rows, which stand anywhere in memory. */
const ROWS_A_MILESTONE = 32;

/** Prepares numbers for ranges; `order` has the rows by value, those whose value is `unknown` last. */
export function rangeColumn(values: RangeColumn['values'], order: Int32Array, unknown: number): RangeColumn {
  let known = order.length;
  while (known > 0 && values[order[known - 1]!] === unknown) known -= 1;
  const milestones = sharedLike(values, Math.ceil(known / ROWS_A_MILESTONE));
  for (let at = 0; at < milestones.length; at++) milestones[at] = values[order[at * ROWS_A_MILESTONE]!]!;
  const words = wordsOf(order.length);
  const step = Math.max(1, Math.ceil(order.length / CHECKPOINTS));
  const checkpoints = sharedSets(Math.floor(order.length / step), words);
  const set = new Int32Array(words);
  for (let rank = 0; rank < order.length; rank++) {
    const row = order[rank]!;
    set[row >> 5]! |= 1 << (row & 31);
    if ((rank + 1) % step === 0) checkpoints[(rank + 1) / step - 1]!.set(set);
  }
  return { values, unknown, order, known, milestones, step, checkpoints };
}

function sharedLike(values: RangeColumn['values'], length: number): RangeColumn['values'] {
  if (values instanceof Float64Array) return sharedDoubles(length);
  return values instanceof Int16Array ? sharedFloors(length) : sharedInts(length);
}

/** The ranks of the values within the bounds, both included: from the first to before the second. */
export function ranksWithin(column: RangeColumn, low: number, high: number): [number, number] {
  const from = rankOf(column, low);
  // Values are whole.
  return [from, Math.max(from, rankOf(column, Math.floor(high) + 1))];
}

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
  /** Places of the sets among the checkpoints, the one to begin with and the one to end with; under 0 the empty set. */
  checkpoints: readonly [from: number, to: number];
  added: readonly Run[];
  dropped: readonly Run[];
  /** How many rows the runs hold. */
  mended: number;
}

function planRange({ checkpoints, step }: RangeColumn, [from, to]: readonly [number, number]): RangePlan {
  const last = checkpoints.length;
  const nearFrom = Math.min(last, Math.round(from / step));
  const nearTo = Math.min(last, Math.round(to / step));
  const [start, end] = [nearFrom * step, nearTo * step];
  const mended = Math.abs(from - start) + Math.abs(to - end);
  if (to - from <= mended) {
    return { checkpoints: [-1, -1], added: [[from, to]], dropped: [], mended: to - from };
  }
  return {
    checkpoints: [nearFrom - 1, nearTo - 1],
    // A run that ends before it begins is none.
    added: [
      [from, start],
      [end, to],
    ],
    dropped: [
      [start, from],
      [to, end],
    ],
    mended,
  };
}

/** Rows to be added again: as many as the longest part mends, for no question is answered amid another. */
let scratch = new Int32Array(0);

function keepPlanned(
  column: RangeColumn,
  set: Int32Array,
  edges: readonly [number, number],
  { checkpoints, added, dropped, mended }: RangePlan,
): void {
  const { order } = column;
  if (scratch.length < mended) scratch = new Int32Array(mended);
  let kept = 0;
  for (const [from, to] of added) {
    for (let rank = from; rank < to; rank++) {
      const row = order[rank]!;
      scratch[kept] = row;
      kept += (set[row >> 5]! >>> (row & 31)) & 1;
    }
  }
  keepBetween(column, set, edges, checkpoints);
  for (const [from, to] of dropped) {
    for (let rank = from; rank < to; rank++) {
      const row = order[rank]!;
      set[row >> 5]! &= ~(1 << (row & 31));
    }
  }
  for (let at = 0; at < kept; at++) {
    const row = scratch[at]!;
    set[row >> 5]! |= 1 << (row & 31);
  }
}

/** Leaves the rows between two checkpoints: those before the first are among those before the last. */
function keepBetween(
  { checkpoints }: RangeColumn,
  set: Int32Array,
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
): void {
  const [before, within] = [checkpoints[first], checkpoints[last]];
  if (!within) set.fill(0, from, to);
  else if (!before) for (let word = from; word < to; word++) set[word]! &= within[word]!;
  else for (let word = from; word < to; word++) set[word]! &= within[word]! ^ before[word]!;
}

/** The greatest known value; null when nothing is known. */
export function greatest({ values, order, known }: RangeColumn): number | null {
  return known > 0 ? values[order[known - 1]!]! : null;
}

/** The first rank whose value is no less; all known ranks when every one is. */
function rankOf({ values, order, known, milestones }: RangeColumn, bound: number): number {
  let [low, high] = [0, milestones.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (milestones[middle]! >= bound) high = middle;
    else low = middle + 1;
  }
  if (low === 0) return 0;
  // The milestone before is too low itself, and the next one is not.
  [low, high] = [(low - 1) * ROWS_A_MILESTONE + 1, Math.min(low * ROWS_A_MILESTONE, known)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[order[middle]!]! >= bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
