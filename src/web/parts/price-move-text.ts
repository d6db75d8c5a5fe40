import type { Flat } from '#contract/catalog.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatChange } from './format-change.ts';

type MovedFlat = Pick<Flat, 'priceMove' | 'originalCurrency'>;

/** How a flat's price moved last: '−350 000 ₽ с 14.11.2026'; null when that is no news. */
export function priceMoveText({ priceMove, originalCurrency }: MovedFlat): string | null {
  return (
    priceMove && `${formatChange(priceMove.change, originalCurrency)} с${NBSP}${formatDate(priceMove.at)}`
  );
}
