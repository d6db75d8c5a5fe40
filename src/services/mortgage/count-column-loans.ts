import type { ColumnLoan } from '#contract/chosen.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { evaluateOffer } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import { type ColumnsTerms, termsOfColumn } from '#domain/mortgage/terms/column-terms.ts';
import { buyerProgramOf, queryAt, toldPayment } from '#domain/mortgage/terms/offers-at.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { PricedPlace } from './priced-place.ts';

/** A thing of a comparison and where it stands at what price. */
export interface Column {
  id: number;
  place: PricedPlace;
}

/**
 * Counts each column by the price and the terms that were put into it, else by its own. Those that no offer fits are
 * left out.
 */
export async function countColumnLoans(
  ctx: ServiceContext,
  columns: readonly Column[],
  tried: ColumnsTerms = new Map(),
): Promise<ColumnLoan[]> {
  const book = await loadOfferBook(ctx);
  return columns.flatMap(({ id, place }): ColumnLoan[] => {
    const own = tried.get(id);
    const price = own?.price ?? place.price;
    const terms = termsOfColumn(ctx.terms, own);
    const best = book.bestAt({ ...place, price }, terms);
    const query = price === null ? undefined : queryAt(terms, price);
    if (price === null || best === null || query === undefined) return [];
    const { payments, offer } = best;
    const told = payments[toldPayment(terms)];
    const { fullCost } = evaluateOffer(
      offer,
      prepareQuery(query, { today: book.today, handoverDate: place.handoverDate }),
    );
    const overpayment = fromKopecks(fullCost.totalKopecks);
    return [
      {
        id,
        payment: fromKopecks(told),
        laterPayment: payments.max > told ? fromKopecks(payments.max) : null,
        program: terms.programs === null ? (buyerProgramOf(offer) ?? null) : null,
        overpayment,
        total: new Decimal(price).plus(overpayment),
      },
    ];
  });
}
