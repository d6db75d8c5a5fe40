const rules = new Intl.PluralRules('ru');

/**
 * Chooses the Russian form for a count: 1, 21 take `one`; 2–4, 22 and fractions take `few`; 0, 5–20 take `many`.
 * @example plural(3, 'дом', 'дома', 'домов') // 'дома'
 */
export function plural(count: number, one: string, few: string, many: string): string {
  switch (rules.select(Math.abs(count))) {
    case 'one':
      return one;
    case 'many':
      return many;
    default:
      return few;
  }
}
