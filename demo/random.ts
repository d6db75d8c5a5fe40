/** A stream of numbers from 0 to 1; the same seed gives the same stream for ever. */
export type Random = () => number;

/** Mulberry32: a short generator whose stream never changes between Node versions. */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A stream of its own for a thing with a name, so that a change of one thing leaves the others as they were. */
export function randomOf(...name: (string | number)[]): Random {
  let hash = 0x811c9dc5;
  for (const char of name.join('/')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return mulberry32(hash);
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}

/** One of the weighted entries. */
export function pickWeighted<T>(list: readonly (readonly [T, number])[], random: Random): T {
  let left = random() * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of list) {
    left -= weight;
    if (left < 0) return value;
  }
  return list[0]![0];
}

/** A number from `low` to `high`. */
export function between(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(low: number, high: number, random: Random): number {
  return low + Math.floor((high - low + 1) * random());
}
