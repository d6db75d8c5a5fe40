import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { monthlyRate } from '../annuity.ts';

/**
 * A yearly rate 0..1 and what one month of it costs, as a double for speed and as a decimal for the last
 * word.
 */
export interface InterestRate {
  /** Yearly, as given. */
  yearly: DecimalInput;
  /** rate/12 in a double: at most three roundings away from the true value. */
  monthly: number;
  /**
   * rate/12 in `RATE_UNITS`, where that is a whole number: of the usual rates every third, 6 % and 18 % among
   * them.
   */
  units?: number | undefined;
  /** rate/12 to 20 digits; counted when first asked for, since few roundings ever need it. */
  exactMonthly: () => Decimal;
}

/** How many units make a whole: three millionths a year are one unit a month. */
export const RATE_UNITS = 4_000_000;

const MILLIONTHS = 1_000_000;

/** The rate behind a month's interest; a number is taken by its decimal text, so 0.06 is exactly 6 %. */
export function interestRate(yearly: DecimalInput): InterestRate {
  const perYear = typeof yearly === 'number' ? yearly : new Decimal(yearly).toNumber();
  let exact: Decimal | undefined;
  return {
    yearly,
    monthly: perYear / 12,
    units: typeof yearly === 'number' ? wholeUnits(yearly) : undefined,
    exactMonthly: () => {
      exact ??= monthlyRate(yearly);
      return exact;
    },
  };
}

function wholeUnits(yearly: number): number | undefined {
  const millionths = Math.round(yearly * MILLIONTHS);
  const isExact = millionths / MILLIONTHS === yearly && millionths <= MILLIONTHS;
  return isExact && millionths % 3 === 0 ? millionths / 3 : undefined;
}
