import { Decimal } from '#domain/money/decimal.ts';
import { type InterestRate, TWELFTH } from './interest-rate.ts';
import { isCertain } from './is-certain.ts';

/** The denominator of a month's interest: a balance in kopecks × a rate in millionths × a twelfth of the year. */
const TWELVE_MILLION = 12_000_000;

/**
 * Gives the interest of one month in kopecks: balance × rate × part of the year, exact, then rounded half up once. The
 * twelfth of a rate is never rounded by itself: for 2,636,700 at 18.1 % that would lose a true half kopeck.
 *
 * The double product is within 8 units of 2^-53 of the true one: its own rounding and those inside `rate.monthly`
 * (reading the rate, dividing by twelve, or for actual days multiplying by a fraction of the year). `isCertain` allows
 * for 64, so a result it accepts is the true kopeck.
 */
export function monthInterest(balanceKopecks: number, rate: InterestRate): number {
  const product = balanceKopecks * rate.monthly;
  const whole = Math.floor(product + 0.5);
  return isCertain(product, whole) ? whole : nearTie(balanceKopecks, rate, Math.floor(product));
}

/**
 * Gives the interest next to a half kopeck, where only `floor` is certain. True halves are common at round rates: every
 * 200th balance has one at 6 %. The remainder of balance × millionths tells the side; its factors multiply to under
 * 2^44.
 */
function nearTie(balanceKopecks: number, rate: InterestRate, floor: number): number {
  if (rate.millionths === undefined || rate.part !== TWELFTH) return exactInterest(balanceKopecks, rate);
  const remainder = ((balanceKopecks % TWELVE_MILLION) * rate.millionths) % TWELVE_MILLION;
  return remainder * 2 >= TWELVE_MILLION ? floor + 1 : floor;
}

/** Computes the definition itself on integers of any length. */
function exactInterest(balanceKopecks: number, { yearly, part }: InterestRate): number {
  const { units, places } = new Decimal(yearly);
  const dividend = BigInt(balanceKopecks) * units * BigInt(part.of);
  const divisor = 10n ** BigInt(places) * BigInt(part.in);
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}
