import type { Lens } from '#domain/catalog/lens.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { rulerPayment } from '#domain/mortgage/ruler-payment.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** The figure of a flag: «11,2» and «млн», or by the month «62» and «тыс.», and all of it in words. */
export function markerPrice(
  price: number | null,
  lens: Lens,
): { text: string; unit?: string; words: string } {
  if (price === null) return { text: '—', words: `цена по${NBSP}запросу` };
  const isByPayment = lens === 'payment';
  const sum = isByPayment
    ? `${formatNumber(rulerPayment(price).dividedBy(1_000))}${NBSP}тыс.${NBSP}₽/мес`
    : formatMillions(price);
  return {
    text: sum.split(NBSP, 1)[0]!,
    unit: isByPayment ? 'тыс.' : 'млн',
    words: `от${NBSP}${sum}`,
  };
}
