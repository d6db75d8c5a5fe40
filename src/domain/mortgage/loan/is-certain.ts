/** 64 units of rounding of a double: 2^-47. */
const ALLOWANCE = 2 ** -47;

/**
 * Whether `whole`, got as floor(value + ½), is surely what the true value rounds to half up, when `value` is
 * a double within 30 units of 2^-53 of it.
 *
 * Adding the half may round once more, so `whole` is the right number or, next to a tie, its neighbour.
 * Either lies within one of the value, and the difference of such near doubles is exact: it tells how far
 * from a tie the value is. Further than the allowance, the true value lies on the same side of the tie and
 * rounds alike. Nearer, about once in a million and at every true tie, only decimals can tell.
 */
export function isCertain(value: number, whole: number): boolean {
  return Math.abs(value - whole) < 0.5 - value * ALLOWANCE;
}
