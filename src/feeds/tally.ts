/** A fact with more answers than this is noise; the bound keeps memory flat. */
const MAX_VARIANTS = 1_000;

/** Counts what the records of one group say about one fact, to take the most frequent answer. */
export interface Tally<T> {
  add(value: T | null): void;
  addAll(other: Tally<T>): void;
  /** The most frequent value; of equals the first by its JSON, so that the order of offers never matters. */
  winner(): T | null;
  /** The number of different values. */
  variants(): number;
  /** JSON of each value with its count. */
  entries(): Iterable<[string, number]>;
}

/** Values must survive JSON; they are kept as JSON, so no piece of the feed's text stays in memory with them. */
export function createTally<T>(): Tally<T> {
  const counts = new Map<string, number>();
  const count = (key: string, by: number): void => {
    const known = counts.get(key);
    if (known !== undefined || counts.size < MAX_VARIANTS) counts.set(key, (known ?? 0) + by);
  };
  return {
    add(value) {
      if (value !== null) count(JSON.stringify(value), 1);
    },
    addAll(other) {
      for (const [key, by] of other.entries()) count(key, by);
    },
    winner() {
      const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      return sorted[0] === undefined ? null : (JSON.parse(sorted[0][0]) as T);
    },
    variants: () => counts.size,
    entries: () => counts,
  };
}
