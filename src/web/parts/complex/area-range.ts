import type { Range } from '#contract/catalog.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/**
 * '38,1 м²', or '38,1–52,4 м²' when the ends differ as shown; empty when nothing is known. `whole` says the same in
 * whole metres that hold the range: '38–53 м²'.
 */
export function areaRange({ from, to }: Range, { whole = false } = {}): string {
  if (from === null || to === null) return '';
  if (whole) {
    const [low, high] = [Math.floor(from), Math.ceil(to)];
    return `${low < high ? `${formatNumber(low)}–` : ''}${formatNumber(high)}${NBSP}м²`;
  }
  const least = formatNumber(from, { decimals: 1, minDecimals: 1, rounding: 'down' });
  const most = formatArea(to);
  return most.startsWith(`${least}${NBSP}`) ? most : `${least}–${most}`;
}
