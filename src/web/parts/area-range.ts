import type { Range } from '#contract/catalog.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { formatNumber } from '#domain/money/format-number.ts';

/** '38,1 м²', or '38,1–52,4 м²' when the ends differ as shown; empty when nothing is known. */
export function areaRange({ from, to }: Range): string {
  if (from === null || to === null) return '';
  const least = formatNumber(from, { decimals: 1, minDecimals: 1, rounding: 'down' });
  const most = formatArea(to);
  return most.startsWith(`${least}\u00a0`) ? most : `${least}–${most}`;
}
