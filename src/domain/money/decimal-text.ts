import { Decimal, type DecimalInput } from './decimal.ts';

/** A number in digits with a dot, all of them and never an exponent: 0.0000001 stays so. */
export function decimalText(value: DecimalInput): string {
  return new Decimal(value).toFixed();
}
