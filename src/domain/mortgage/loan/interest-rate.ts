import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';

/** A part of a year as an exact fraction, so that interest can be multiplied before it is divided. */
export interface YearPart {
  of: number;
  in: number;
}

/** A yearly rate 0..1 and the part of the year that one payment is counted for. */
export interface InterestRate {
  /** The yearly rate as it was given. */
  yearly: DecimalInput;
  part: YearPart;
  /** rate × part in a double: at most three roundings away from the true value. */
  monthly: number;
  /** The yearly rate in millionths, where that is a whole number: 6 % and 17.49 % alike, every rate in use. */
  millionths?: number | undefined;
}

const MILLION = 1_000_000;

export const TWELFTH: YearPart = { of: 1, in: 12 };

/** The rate behind a month's interest; a number is taken by its decimal text, so 0.06 is exactly 6 %. */
export function interestRate(yearly: DecimalInput): InterestRate {
  const perYear = typeof yearly === 'number' ? yearly : new Decimal(yearly).toNumber();
  return { yearly, part: TWELFTH, monthly: perYear / 12, millionths: wholeMillionths(perYear, yearly) };
}

/** A longer text than its double has digits of its own, which only the text itself may be counted by. */
function wholeMillionths(perYear: number, yearly: DecimalInput): number | undefined {
  const millionths = Math.round(perYear * MILLION);
  if (millionths / MILLION !== perYear || millionths > MILLION) return undefined;
  return typeof yearly === 'number' || new Decimal(perYear).equals(yearly) ? millionths : undefined;
}
