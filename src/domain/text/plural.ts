/**
 * Chooses the Russian form for a count: 1, 21 take `one`; 2–4, 22 and fractions take `few`; 0, 5–20 take `many`.
 * @example plural(3, 'дом', 'дома', 'домов') // 'дома'
 */
export function plural(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (last === 0 || last >= 5 || (lastTwo >= 11 && lastTwo <= 14)) return many;
  return last === 1 ? one : few;
}
