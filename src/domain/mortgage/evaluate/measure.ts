import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import type { Range } from '../offer/offer.ts';

/** A quantity to be held against many bounds: the decimal, and the double nearest to it. */
export interface Measure {
  exact: Decimal;
  nearest: number;
}

export function measure(value: DecimalInput): Measure {
  const exact = new Decimal(value);
  return { exact, nearest: exact.toNumber() };
}

/**
 * Compares as decimals without making any: rounding to doubles never swaps two numbers, so unequal doubles
 * tell the order, and only equal ones need a second look.
 */
export function compareMeasure({ exact, nearest }: Measure, bound: number): number {
  return nearest === bound ? exact.comparedTo(bound) : nearest - bound;
}

/** The value lies under the range; never where the range has no lower end. Bounds belong to the range. */
export function isUnder(value: Measure, { from }: Range): boolean {
  return from !== null && compareMeasure(value, from) < 0;
}

export function isOver(value: Measure, { to }: Range): boolean {
  return to !== null && compareMeasure(value, to) > 0;
}
