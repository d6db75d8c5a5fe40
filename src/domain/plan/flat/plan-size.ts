/** Metres across a square picture whose scale does not depend on the flat, so that several may be compared. */
export const SPANS_M = [12, 14, 17, 21, 26, 32] as const;

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
