import type { Flat } from '#contract/catalog.ts';
import { type Currency, formatOriginalPrice } from '#domain/money/currency.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';

type MovedFlat = Pick<Flat, 'priceMove' | 'originalCurrency'>;

/** How a flat's price moved last: '−350 000 ₽ с 14.11.2026'; null when that is no news. */
export function priceMoveText({ priceMove, originalCurrency }: MovedFlat): string | null {
  return (
    priceMove && `${formatChange(priceMove.change, originalCurrency)} с${NBSP}${formatDate(priceMove.at)}`
  );
}

/** How far a price moved, with its sign: '−200 000 ₽', '+250 000 ₽'. */
export function formatChange(change: number, currency: Currency): string {
  const text = formatOriginalPrice(change, currency);
  return change > 0 ? `+${text}` : text;
}
