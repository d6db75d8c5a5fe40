const LONGEST_MS = 2 * 3_600_000;

/** Gives the moment before which a request that has not ended is taken for lost: no run lasts two hours. */
export function lostSince(now: Date): Date {
  return new Date(now.getTime() - LONGEST_MS);
}
