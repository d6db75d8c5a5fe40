import type { Decimal } from '#domain/money/decimal.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { PricedPlace } from './priced-place.ts';

/**
 * The payment of the best offer for each place by the terms of the buyer, roubles a month, in the order given; null
 * where no offer fits. Each price is counted once until offers change.
 */
export async function countPayments(
  ctx: ServiceContext,
  places: readonly PricedPlace[],
): Promise<(Decimal | null)[]> {
  if (places.length === 0) return [];
  const book = await loadOfferBook(ctx);
  return places.map((place) => {
    const best = book.bestAt(place, ctx.terms);
    return best && fromKopecks(best.payments.max);
  });
}
