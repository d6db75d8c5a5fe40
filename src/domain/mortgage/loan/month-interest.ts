import { type InterestRate, RATE_UNITS } from './interest-rate.ts';
import { isCertain } from './is-certain.ts';

/**
 * The interest of one month in kopecks: balance × rate/12, rounded half up.
 *
 * The double product is within 8 units of 2^-53 of the decimal one: its own rounding, those inside
 * `rate.monthly` (reading the rate, dividing by twelve, or for actual days multiplying by a fraction of the
 * year), and the 20-digit quotient. `isCertain` allows for 64, so what it lets pass is the decimals' own
 * kopeck.
 */
export function monthInterest(balanceKopecks: number, rate: InterestRate): number {
  const product = balanceKopecks * rate.monthly;
  const whole = Math.floor(product + 0.5);
  return isCertain(product, whole) ? whole : nearTie(balanceKopecks, rate, Math.floor(product));
}

/**
 * The interest next to a half kopeck, `floor` being certain there. True halves are common at round rates:
 * every 200th balance has one at 6 %. Where rate/12 is a whole number of units the decimals are exact (13
 * digits of a balance by 7 of a rate make 20), so the remainder of balance × units tells the side; its
 * factors multiply to under 2^41.
 */
function nearTie(balanceKopecks: number, rate: InterestRate, floor: number): number {
  if (rate.units !== undefined) {
    const remainder = ((balanceKopecks % RATE_UNITS) * rate.units) % RATE_UNITS;
    return remainder * 2 >= RATE_UNITS ? floor + 1 : floor;
  }
  const exact = rate.exactMonthly().times(balanceKopecks);
  return exact.toDecimalPlaces(0).toNumber();
}
