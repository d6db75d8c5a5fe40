import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { Decimal, type DecimalInput } from './decimal.ts';

export interface NumberFormat {
  /** Digits after the comma at most, 0 by default. */
  decimals?: number;
  /** Digits after the comma at least, 0 by default: zeros at the end are dropped down to it. */
  minDecimals?: number;
  /** The rounding to `decimals`: halves go up by default, `down` cuts the further digits off. */
  rounding?: 'halfUp' | 'down';
}

/** Russian digits: thousands grouped by a no-break space (4-digit numbers too), comma, minus U+2212. */
export function formatNumber(value: DecimalInput, format: NumberFormat = {}): string {
  const { decimals = 0, minDecimals = 0, rounding = 'halfUp' } = format;
  if (minDecimals === 0 && Number.isSafeInteger(value)) return formatWhole(value as number);
  const rounded = new Decimal(value).toDecimalPlaces(Math.max(decimals, minDecimals), rounding);
  const places = Math.max(rounded.places, minDecimals);
  const [whole = '0', fraction] = rounded.abs().toFixed(places).split('.');
  const sign = rounded.isNegative() ? MINUS : '';
  return fraction === undefined ? sign + grouped(whole) : `${sign}${grouped(whole)},${fraction}`;
}

/** A fast path for whole numbers: most numbers are, and lists have thousands of them. */
function formatWhole(value: number): string {
  return (value < 0 ? MINUS : '') + grouped(String(Math.abs(value)));
}

function grouped(digits: string): string {
  if (digits.length <= 3) return digits;
  return grouped(digits.slice(0, -3)) + NBSP + digits.slice(-3);
}
