/** Upper bounds of the buckets that durations of calls are counted in, in milliseconds; the last bucket has none. */
export const CALL_BOUNDS_MS = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

/** How the calls of one outside system went at one node in its last hour. Nothing in it is about a person. */
export interface PortHour {
  port: string;
  provider: string;
  /** Answers that came from the outside system or its embedded stand-in. */
  answered: number;
  /** Answers that were remembered. */
  cached: number;
  failed: number;
  /** Counts of calls by CALL_BOUNDS_MS, remembered answers left out. */
  buckets: number[];
  /** The system is left alone after failures. */
  isBreakerOpen: boolean;
  /** The last failure since the node started, by its kind and the vendor's code. */
  lastFail: { kind: string; code: string | null; at: string } | null;
  /** The last call since the node started; nodes of a release before tell nothing of it. */
  lastCall?: { outcome: 'ok' | 'cached' | 'failed'; at: string } | null;
}

/** Joins what several nodes saw of one port. Errors: the list must not be empty. */
export function joinPortHours(hours: readonly PortHour[]): PortHour {
  const [first] = hours;
  const sum = (count: (hour: PortHour) => number) => hours.reduce((total, hour) => total + count(hour), 0);
  return {
    port: first!.port,
    provider: first!.provider,
    answered: sum(({ answered }) => answered),
    cached: sum(({ cached }) => cached),
    failed: sum(({ failed }) => failed),
    buckets: first!.buckets.map((_, index) => sum(({ buckets }) => buckets[index] ?? 0)),
    isBreakerOpen: hours.some(({ isBreakerOpen }) => isBreakerOpen),
    lastFail: newestOf(hours.map(({ lastFail }) => lastFail)),
    lastCall: newestOf(hours.map(({ lastCall }) => lastCall ?? null)),
  };
}

function newestOf<Moment extends { at: string }>(moments: readonly (Moment | null)[]): Moment | null {
  const known = moments.filter((one) => one !== null);
  return known.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

/**
 * The time within which the part of the calls ended, in milliseconds, rounded up to the bound of its bucket; Infinity
 * beyond the last bound, null without calls.
 */
export function callQuantileMs(buckets: readonly number[], part: number): number | null {
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let counted = 0;
  const index = buckets.findIndex((count) => {
    counted += count;
    return counted >= total * part;
  });
  return CALL_BOUNDS_MS[index] ?? Number.POSITIVE_INFINITY;
}
