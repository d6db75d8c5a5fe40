/** Columns lie in shared memory, so that a worker builds them and the server reads them without a copy. */
export function sharedInts(length: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(length * 4));
}

/** So many runs of equal length behind each other in one memory, each a column of its own. */
export function sharedSets(count: number, words: number): Int32Array<SharedArrayBuffer>[] {
  const all = sharedInts(count * words);
  return Array.from({ length: count }, (_, at) => all.subarray(at * words, (at + 1) * words));
}

export function sharedDoubles(length: number): Float64Array<SharedArrayBuffer> {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}

export function sharedShorts(length: number): Uint16Array<SharedArrayBuffer> {
  return new Uint16Array(new SharedArrayBuffer(length * 2));
}

export function sharedFloors(length: number): Int16Array<SharedArrayBuffer> {
  return new Int16Array(new SharedArrayBuffer(length * 2));
}

export function sharedBytes(length: number): Uint8Array<SharedArrayBuffer> {
  return new Uint8Array(new SharedArrayBuffer(length));
}

/** A shared copy of numbers that were counted up elsewhere. */
export function sharedFrom(numbers: ArrayLike<number>): Int32Array<SharedArrayBuffer> {
  const column = sharedInts(numbers.length);
  column.set(numbers);
  return column;
}
