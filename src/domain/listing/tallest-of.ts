/** Floors of the tallest of some houses; null when nobody says how tall they are. */
export function tallestOf(houses: readonly { floors: number | null }[]): number | null {
  return Math.max(0, ...houses.map(({ floors }) => floors ?? 0)) || null;
}
