import { type ScaledSize, SPANS_M } from './flat/plan-size.ts';

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
