/** Calls `visit` with every row of the set, in order. */
export function forEachRow(set: Int32Array, visit: (row: number) => void, from = 0, to = set.length): void {
  for (let word = from; word < to; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      visit((word << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
}
