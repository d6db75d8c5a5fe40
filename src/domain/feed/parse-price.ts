import { parseNumber } from './parse-number.ts';

/** A price in whole units of its currency, half up; null when absent, not a number or not above zero. */
export function parsePrice(raw: string | null): number | null {
  const value = parseNumber(raw)?.toDecimalPlaces(0);
  return value?.greaterThan(0) ? value.toNumber() : null;
}
