import { AppError } from '#domain/errors.ts';
import { annuityPayment } from '../annuity.ts';
import type { InterestRate } from './interest-rate.ts';
import { fromKopecks } from './kopecks.ts';

/**
 * One unit of rounding of a double, doubled: the bound below is counted in these, which makes it twice too
 * wide.
 */
const UNIT = 2 ** -52;

/** Above this relative error the estimate of the error can itself no longer be trusted. */
const WORST_RELATIVE_ERROR = 1e-6;

/**
 * The level monthly payment in kopecks, the same kopeck as `annuityPayment`, some two hundred times faster.
 *
 * Why it is the same. Write u = 2^-53, i for rate/12, g = 1 + i, q = g^n; the payment is L·i / (1 − 1/q).
 * 1. i carries at most 3u. The payment grows with i while payment/i falls, so an error of i moves it by no
 *    more than itself: 3u.
 * 2. g adds u, which the power makes n·u, and repeated squaring (u a product, doubled by each square after
 *    it) adds less than (n + 16)·u: together (2n + 16)·u of q.
 * 3. 1 − 1/q turns an error e of q into e/(q − 1) of itself, plus one rounding for 1/q, scaled likewise, and
 *    one for the difference. The quotient and the product by L add u each.
 * Together: under ((2n + 17)/(q − 1) + 6)·u, all operations being the IEEE ones every engine rounds alike (no
 * `Math.pow`, no `exp`). The bound below has 24 and 8 for 17 and 6, and 2u for u. The 20-digit decimals have
 * the same chain with u = 5·10^-20, two thousand times less, well inside what was added. So a payment further
 * from a half kopeck than the bound rounds alike in both; one nearer (about one in a million) is left to the
 * decimals, and so is every rate too close to zero for step 3. Without interest L/n is rounded on integers.
 */
export function annuityKopecks(balanceKopecks: number, rate: InterestRate, months: number): number {
  if (!Number.isInteger(months) || months < 1)
    throw new AppError('INVALID', `Not a term in months: ${months}`);
  if (balanceKopecks === 0) return 0;
  if (rate.monthly === 0) return divideHalfUp(balanceKopecks, months);
  const growth = power(1 + rate.monthly, months);
  const payment = balanceKopecks * (rate.monthly / (1 - 1 / growth));
  const relativeError = ((2 * months + 24) / (growth - 1) + 8) * UNIT;
  const whole = Math.floor(payment);
  const pastHalf = payment - whole - 0.5;
  const isSafe = relativeError < WORST_RELATIVE_ERROR && Math.abs(pastHalf) > payment * relativeError;
  if (!isSafe) return annuityPayment(fromKopecks(balanceKopecks), rate.yearly, months).times(100).toNumber();
  return pastHalf < 0 ? whole : whole + 1;
}

function divideHalfUp(kopecks: number, months: number): number {
  const rest = kopecks % months;
  const whole = (kopecks - rest) / months;
  return rest * 2 >= months ? whole + 1 : whole;
}

/** base^exponent by repeated squaring. */
function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let bits = exponent; bits > 0; bits >>>= 1) {
    if (bits & 1) result *= square;
    square *= square;
  }
  return result;
}
