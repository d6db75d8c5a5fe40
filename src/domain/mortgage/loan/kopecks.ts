import { AppError } from '#domain/errors.ts';
import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { roundKopecks } from '#domain/money/round-kopecks.ts';

/**
 * The largest amount the engine counts in, 90 billion roubles as kopecks. Far below 2^53, so that sums of
 * several hundred such amounts are still exact integers in a double.
 */
export const MAX_KOPECKS = 9_000_000_000_000;

/**
 * An amount of roubles as whole kopecks, halves up. Throws INVALID for what is negative, endless or beyond
 * `MAX_KOPECKS`.
 */
export function toKopecks(roubles: DecimalInput): number {
  const kopecks = roundKopecks(roubles).times(100).toNumber();
  if (!(kopecks >= 0 && kopecks <= MAX_KOPECKS))
    throw new AppError('INVALID', `Not an amount of money: ${roubles}`);
  return kopecks;
}

/** A bound of roubles as whole kopecks; what lies beyond all that is counted bounds nothing. */
export function boundKopecks(roubles: DecimalInput): number {
  return toKopecks(Decimal.min(roubles, fromKopecks(MAX_KOPECKS)));
}

/** Converts whole kopecks to roubles. */
export function fromKopecks(kopecks: number): Decimal {
  return new Decimal(kopecks).dividedBy(100);
}

/** Kopecks as whole roubles, halves up. */
export function wholeRoubles(kopecks: number): number {
  return Math.floor((kopecks + 50) / 100);
}

/** Whole kopecks as a JSON number of roubles: the double that prints with at most two decimals. */
export function roublesNumber(kopecks: number): number {
  return kopecks / 100;
}
