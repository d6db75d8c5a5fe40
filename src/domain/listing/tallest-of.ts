/** Gives the floors of the tallest of some houses; null when no height is known. */
export function tallestOf(houses: readonly { floors: number | null }[]): number | null {
  return Math.max(0, ...houses.map(({ floors }) => floors ?? 0)) || null;
}
