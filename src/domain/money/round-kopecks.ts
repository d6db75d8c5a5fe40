import { Decimal, type DecimalInput } from './decimal.ts';

/** Rounds roubles half up to 0.01; the only rounding money ever gets. */
export function roundKopecks(roubles: DecimalInput): Decimal {
  return new Decimal(roubles).toDecimalPlaces(2);
}
