const FIRST_STEP = 0.0005;
const STEP_GROWTH = 0.02;
const LARGEST_RATE = 10_000;
const TOLERANCE = 1e-14;
const MAX_ROUNDS = 200;

/** A continuous function of a rate per period. */
export type RateFunction = (rate: number) => number;

/** A rate and the function's value there. */
export interface RatePoint {
  rate: number;
  value: number;
}

/**
 * The smallest positive root of a function that is positive at zero: a walk from zero in small steps to the
 * first change of sign, since several advances may give several roots. Undefined when there is none.
 */
export function smallestRoot(f: RateFunction): number | undefined {
  let low = { rate: 0, value: f(0) };
  while (low.rate < LARGEST_RATE) {
    const rate = low.rate + Math.max(FIRST_STEP, low.rate * STEP_GROWTH);
    const high = { rate, value: f(rate) };
    if (high.value <= 0) return rootBetween(f, low, high);
    low = high;
  }
  return undefined;
}

/**
 * The root of a function positive at `low` and not positive at `high`: regula falsi with the Illinois
 * halving, which never leaves the bracket and closes in faster than any bisection. Good to about 1e-13 of a
 * period, where three decimals of a yearly percent need 1e-7.
 */
export function rootBetween(f: RateFunction, low: RatePoint, high: RatePoint): number {
  let [left, atLeft, right, atRight] = [low.rate, low.value, high.rate, high.value];
  let last = left;
  let wasLeft: boolean | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const guess = right - (atRight * (right - left)) / (atRight - atLeft);
    const middle = guess > left && guess < right ? guess : (left + right) / 2;
    const value = f(middle);
    if (value === 0 || Math.abs(middle - last) <= TOLERANCE) return middle;
    last = middle;
    const isLeft = value > 0;
    if (isLeft) {
      if (wasLeft === true) atRight /= 2;
      left = middle;
      atLeft = value;
    } else {
      if (wasLeft === false) atLeft /= 2;
      right = middle;
      atRight = value;
    }
    wasLeft = isLeft;
  }
  return last;
}
