import { Decimal, type DecimalInput } from './decimal.ts';
import { formatNumber } from './format-number.ts';

const MILLIONTHS = 1_000_000;
const MILLIONTHS_IN_TENTH = 1_000;

/** A share 0..1 as percent cut DOWN to 0.1, no space before the sign: 0.0599 gives '5,9%', 0.29 gives '29%'. */
export function formatPercent(share: DecimalInput): string {
  return `${shortPercent(share) ?? formatNumber(new Decimal(share).times(100), { decimals: 1, rounding: 'down' })}%`;
}

/** A fast path in integers for shares of at most six decimals, as nearly all are; null for others. */
function shortPercent(share: DecimalInput): string | null {
  if (typeof share !== 'number' || share < 0) return null;
  const millionths = Math.round(share * MILLIONTHS);
  if (millionths / MILLIONTHS !== share) return null;
  const tenths = Math.floor(millionths / MILLIONTHS_IN_TENTH);
  const whole = formatNumber(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? whole : `${whole},${tenths % 10}`;
}
