/** Returns a repeatable stream of numbers in [0, 1) for an integer seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one entry of a non-empty list with a number in [0, 1). */
export function pickOne<T>(list: readonly T[], roll: number): T {
  const found = list[Math.min(list.length - 1, Math.floor(roll * list.length))];
  if (found === undefined) throw new RangeError('pickOne needs a non-empty list');
  return found;
}
