import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { Decimal, type DecimalInput } from './decimal.ts';

export interface NumberFormat {
  /** Digits after the comma at most, 0 by default. */
  decimals?: number;
  /** Digits after the comma at least, 0 by default: zeros at the end are dropped down to it. */
  minDecimals?: number;
  /** How the digits beyond `decimals` are dropped; halves go up by default, `down` cuts them off. */
  rounding?: 'halfUp' | 'down';
}

/** Russian digits: thousands grouped by a no-break space (4-digit numbers too), comma, minus U+2212. */
export function formatNumber(value: DecimalInput, format: NumberFormat = {}): string {
  const { decimals = 0, minDecimals = 0, rounding = 'halfUp' } = format;
  const mode = rounding === 'down' ? Decimal.ROUND_DOWN : Decimal.ROUND_HALF_UP;
  const rounded = new Decimal(value).toDecimalPlaces(Math.max(decimals, minDecimals), mode);
  const places = Math.max(rounded.decimalPlaces(), minDecimals);
  const [whole = '0', fraction] = rounded.abs().toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  const sign = rounded.isNegative() && !rounded.isZero() ? MINUS : '';
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped},${fraction}`;
}
