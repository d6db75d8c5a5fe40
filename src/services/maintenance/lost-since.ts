const LONGEST_MS = 2 * 3_600_000;

/** What was asked for earlier and has not ended never will. */
export function lostSince(now: Date): Date {
  return new Date(now.getTime() - LONGEST_MS);
}
