import { Decimal, type DecimalInput } from './decimal.ts';
import { formatNumber } from './format-number.ts';

/**
 * A yearly rate 0..1 as exact percent with up to three decimals: 0.1749 gives '17,49%'.
 * For details and titles of offers, where the list's cut to 0.1 % would understate the rate.
 */
export function formatRate(rate: DecimalInput): string {
  return `${formatNumber(new Decimal(rate).times(100), { decimals: 3 })}%`;
}
