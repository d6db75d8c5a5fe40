import { formatOriginalPrice } from '#domain/money/currency.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { FavouriteRecord, QuotedPrice } from '../../parts/chosen/favourite-records.ts';

/**
 * Tells what became of a price since its thing was put aside, as a pair of lines; null where either price is unknown or
 * they are quoted in different currencies.
 */
export function sinceSaved(
  saved: FavouriteRecord['saved'],
  now: QuotedPrice | null,
): [string, string] | null {
  if (saved === null || now?.currency !== saved.currency) return null;
  const [was, is] = [saved, now].map(({ amount, currency }) => formatOriginalPrice(amount, currency));
  return [
    `С${NBSP}момента сохранения ${formatDate(saved.at)}:`,
    was === is ? `цена та${NBSP}же, ${is}` : `было ${was}, стало ${is}`,
  ];
}
