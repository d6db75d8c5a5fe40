import { Decimal } from '#domain/money/decimal.ts';

/** A number of a form as it was typed, without an exponent. */
export function decimalText(value: number): string {
  return new Decimal(value).toFixed();
}
