import type { Lens } from '#domain/catalog/lens.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { paymentNote } from '../../../parts/offer/payment-terms.ts';

/** The price and the payment of a mark's cheapest flat; null where nobody says or no mortgage fits. */
export interface MarkSums {
  minPrice: number | null;
  payment: number | null;
  /** The state programme that payment takes. */
  paymentProgram: BuyerProgram | null;
  /** The greatest payment of the term where the one told is the first. */
  paymentLater?: number | undefined;
}

/** The figure of a flag: «11,2» and «млн», or by the month «62» and «тыс.», and all of it in words. */
export function markerPrice(
  { minPrice, payment, paymentProgram, paymentLater }: MarkSums,
  lens: Lens,
): { text: string; unit?: string; words: string } {
  // Where no mortgage fits a price stays a price, as on cards.
  if (lens === 'payment' && payment !== null) {
    return {
      text: formatNumber(Math.round(payment / 1_000)),
      unit: 'тыс.',
      words: `от${NBSP}${formatRoubles(payment)}/мес${paymentNote(paymentProgram, paymentLater)}`,
    };
  }
  if (minPrice === null) return { text: '—', words: `цена по${NBSP}запросу` };
  const sum = formatMillions(minPrice);
  return { text: sum.split(NBSP, 1)[0]!, unit: 'млн', words: `от${NBSP}${sum}` };
}
