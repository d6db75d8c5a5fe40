/** Sets of rows as bits: row `r` is bit `r & 31` of word `r >> 5`. */

/** Counts the words that a set of so many rows takes. */
export function wordsOf(rows: number): number {
  return (rows + 31) >> 5;
}

/** Counts the bits set in a word. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Counts the rows of the words from `from` to before `to`. Eight words are added bit by bit with carries (Harley and
 * Seal), so that one word of eight is counted.
 */
export function countWords(set: Int32Array, from: number, to: number): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let word = from;
  for (; word + 8 <= to; word += 8) {
    const a = set[word]!;
    const ab = ones ^ a ^ set[word + 1]!;
    const carryAb = majority(ones, a, set[word + 1]!);
    const c = set[word + 2]!;
    const cd = ab ^ c ^ set[word + 3]!;
    const carryCd = majority(ab, c, set[word + 3]!);
    const e = set[word + 4]!;
    const ef = cd ^ e ^ set[word + 5]!;
    const carryEf = majority(cd, e, set[word + 5]!);
    const g = set[word + 6]!;
    ones = ef ^ g ^ set[word + 7]!;
    const carryGh = majority(ef, g, set[word + 7]!);
    const half = twos ^ carryAb ^ carryCd;
    const carryHalf = majority(twos, carryAb, carryCd);
    twos = half ^ carryEf ^ carryGh;
    const carryTwos = majority(half, carryEf, carryGh);
    eights += countBits(majority(fours, carryHalf, carryTwos));
    fours ^= carryHalf ^ carryTwos;
  }
  let count = 8 * eights + 4 * countBits(fours) + 2 * countBits(twos) + countBits(ones);
  for (; word < to; word++) count += countBits(set[word]!);
  return count;
}

/** The bits that are set in two of three words or in all. */
function majority(one: number, other: number, third: number): number {
  return (one & other) | ((one ^ other) & third);
}

/** Adds the rows from `from` to before `to`. */
export function addRows(set: Int32Array, from: number, to: number): void {
  if (from >= to) return;
  const first = from >> 5;
  const last = (to - 1) >> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    set[first]! |= head & tail;
    return;
  }
  set[first]! |= head;
  set.fill(-1, first + 1, last);
  set[last]! |= tail;
}

/** Leaves, between two words, the rows that another set has, or those it has not; words beyond stay as they are. */
export function keepRows(
  set: Int32Array,
  other: Int32Array,
  isInside: boolean,
  [from, to]: readonly [number, number],
): void {
  const flip = isInside ? 0 : -1;
  for (let word = from; word < to; word++) set[word]! &= other[word]! ^ flip;
}

/** Counts the rows of the set from `from` to before `to`. */
export function countRows(set: Int32Array, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >> 5;
  const last = (to - 1) >> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) return countBits(set[first]! & head & tail);
  const count = countBits(set[first]! & head) + countBits(set[last]! & tail);
  return count + countWords(set, first + 1, last);
}

/** The first row of the set from `from` to before `to`; -1 without one. */
export function firstRow(set: Int32Array, from: number, to: number): number {
  if (from >= to) return -1;
  let word = from >> 5;
  const last = (to - 1) >> 5;
  let bits = set[word]! & (-1 << (from & 31));
  while (bits === 0 && word < last) bits = set[++word]!;
  if (bits === 0) return -1;
  const row = (word << 5) + (31 - Math.clz32(bits & -bits));
  return row < to ? row : -1;
}

export function hasRow(set: Int32Array, row: number): boolean {
  return ((set[row >> 5]! >>> (row & 31)) & 1) === 1;
}
