import { NBSP } from '#domain/text/nbsp.ts';
import type { DecimalInput } from './decimal.ts';
import { formatNumber } from './format-number.ts';

export interface RoublesFormat {
  /** Show both digits of the kopecks, as payment details do. */
  kopecks?: boolean;
}

/**
 * Roubles as text, whole unless kopecks are asked for; halves go up.
 * @example formatRoubles(15000000) // '15 000 000 ₽' with no-break spaces
 */
export function formatRoubles(roubles: DecimalInput, { kopecks = false }: RoublesFormat = {}): string {
  const places = kopecks ? 2 : 0;
  return `${formatNumber(roubles, { decimals: places, minDecimals: places })}${NBSP}₽`;
}
