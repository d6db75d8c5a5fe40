import { Decimal } from '#domain/money/decimal.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { MINUS } from '#domain/text/nbsp.ts';
import type { PriceLine } from './price-lines.ts';

/** How far the last price is from the first one: '+16%', '−3,2%'; null while there is only one. */
export function priceChange({ steps }: PriceLine): string | null {
  const [first, last] = [steps[0]!, steps.at(-1)!];
  if (steps.length < 2) return null;
  const share = new Decimal(last.roubles).dividedBy(first.roubles).minus(1);
  if (share.isZero()) return 'без изменений';
  return `${share.isNegative() ? MINUS : '+'}${formatPercent(share.abs())}`;
}
