/** Metres across a square picture whose scale does not depend on the flat, so that several may be compared. */
const SPANS_M = [12, 14, 17, 21, 26, 32] as const;

export type ScaledSize = `span${(typeof SPANS_M)[number]}`;

export const PLAN_SIZES = [
  ...(['thumb', 'card', 'panel', 'page'] as const),
  ...SPANS_M.map((metres): ScaledSize => `span${metres}`),
] as const;

export type PlanSize = (typeof PLAN_SIZES)[number];

/** The metres across a picture of this size; undefined for one that fits the flat. */
export function spanOf(size: PlanSize): number | undefined {
  return SPANS_M.find((metres) => size === `span${metres}`);
}

/**
 * The size at which every one of these flats fits its picture, so that all are drawn at one scale.
 * A plan is never longer than 5.2 + 1.1·√area metres or 1.63·√area, whichever is more (held by a test over layouts).
 */
export function planSpan(areasM2: readonly number[]): ScaledSize {
  const root = Math.sqrt(Math.max(0, ...areasM2));
  const longestM = Math.max(5.2 + 1.1 * root, 1.63 * root);
  const span = SPANS_M.find((metres) => metres >= longestM) ?? SPANS_M.at(-1)!;
  return `span${span}`;
}
