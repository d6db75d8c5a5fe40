import type { Decimal } from '#domain/money/decimal.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import { buyerProgramOf, toldPayment } from '#domain/mortgage/terms/offers-at.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { PricedPlace } from './priced-place.ts';

export interface BestPayment {
  /** Roubles a month. */
  sum: Decimal;
  /** The state programme it takes to pay no more, while the buyer has not said which ones they qualify for. */
  program: BuyerProgram | null;
  /** The greatest payment of the whole term where the buyer is told the first one, which is less; else null. */
  later: Decimal | null;
}

/**
 * The payment of the best offer for each place by the terms of the buyer, in the order given; null where no offer fits.
 * Each price is counted once until offers change.
 */
export async function countBestPayments(
  ctx: ServiceContext,
  places: readonly PricedPlace[],
): Promise<(BestPayment | null)[]> {
  if (places.length === 0) return [];
  const book = await loadOfferBook(ctx);
  return places.map((place) => {
    const best = book.bestAt(place, ctx.terms);
    if (best === null) return null;
    const program = ctx.terms.programs === null ? buyerProgramOf(best.offer) : undefined;
    const { payments } = best;
    const sum = payments[toldPayment(ctx.terms)];
    return {
      sum: fromKopecks(sum),
      program: program ?? null,
      later: payments.max > sum ? fromKopecks(payments.max) : null,
    };
  });
}
