import { formatMillions, formatMillionsRange } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { FilterRange } from './search-filters.ts';

const TENTH_OF_MILLION = 100_000;

/** A range of prices in words, 'до 12 млн ₽', '9–16 млн ₽'; sums finer than a tenth of a million stand whole. */
export function priceRangeText({ from, to }: FilterRange): string {
  const isRound = from % TENTH_OF_MILLION === 0 && to % TENTH_OF_MILLION === 0;
  const format = isRound ? formatMillions : formatRoubles;
  if (from > 0 && from === to) return format(from);
  if (from > 0 && to > 0) {
    return isRound ? formatMillionsRange(from, to) : `${formatNumber(from)}–${formatRoubles(to)}`;
  }
  return from > 0 ? `от${NBSP}${format(from)}` : `до${NBSP}${format(to)}`;
}

/** A range of payments in words, 'до 120 000 ₽/мес'. */
export function paymentRangeText(range: FilterRange): string {
  return `${rangeText(range, '₽')}/мес`;
}

/** Any other range in words: 'от 34 м²', '2–9', 'до 1 500 м'. */
export function rangeText({ from, to }: FilterRange, unit = ''): string {
  const [low, high] = [from, to].map((value) => formatNumber(value, { decimals: 2 }));
  const suffix = unit && `${NBSP}${unit}`;
  if (from > 0 && to > 0) return low === high ? `${low}${suffix}` : `${low}–${high}${suffix}`;
  return from > 0 ? `от${NBSP}${low}${suffix}` : `до${NBSP}${high}${suffix}`;
}
