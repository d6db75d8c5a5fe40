import { Decimal, type DecimalInput } from './decimal.ts';
import { formatNumber } from './format-number.ts';

/** A share 0..1 as percent cut DOWN to 0.1, no space before the sign: 0.0599 gives '5,9%', 0.29 gives '29%'. */
export function formatPercent(share: DecimalInput): string {
  return `${formatNumber(new Decimal(share).times(100), { decimals: 1, rounding: 'down' })}%`;
}
