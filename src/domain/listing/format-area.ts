import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/**
 * Formats square metres cut DOWN to 0.1, always with one decimal so that columns align: 45.99 gives '45,9 м²', 78 gives
 * '78,0 м²'.
 */
export function formatArea(areaM2: DecimalInput): string {
  return `${formatNumber(areaM2, { decimals: 1, minDecimals: 1, rounding: 'down' })}${NBSP}м²`;
}

/** The same for whole hundredths of a square metre, in which the catalogue stores areas. */
export function formatAreaX100(areaM2x100: number): string {
  return formatArea(new Decimal(areaM2x100).dividedBy(100));
}
