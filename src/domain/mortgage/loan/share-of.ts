import { Decimal } from '#domain/money/decimal.ts';
import { isCertain } from './is-certain.ts';

/** A share 0..1 of whole kopecks, rounded half up; the share is taken by its decimal text. */
export function shareOf(kopecks: number, share: number): number {
  const product = kopecks * share;
  const whole = Math.floor(product + 0.5);
  if (isCertain(product, whole)) return whole;
  return new Decimal(kopecks).times(share).toDecimalPlaces(0).toNumber();
}
