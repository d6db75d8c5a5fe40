/** A change of price counts as recent for so long. */
const RECENT_MS = 30 * 86_400_000;

/** The moment from which on a move of a price is still news. */
export function recentMovesSince(now: Date): Date {
  return new Date(now.getTime() - RECENT_MS);
}
