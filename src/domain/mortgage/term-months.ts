import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';

/** A term in years, whole or not, as whole months, halves up. */
export function termMonths(years: DecimalInput): number {
  return new Decimal(years).times(12).toDecimalPlaces(0).toNumber();
}
