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

/** Counts the rows of the words from `from` to before `to`. */
export function countWords(set: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let word = from; word < to; word++) count += countBits(set[word]!);
  return count;
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
