import type { ListingMortgage } from '#contract/mortgage.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { bestOfEachType } from '#domain/mortgage/evaluate/best-offers.ts';
import { prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { countedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { buyerProgramOf, offersAt, queryAt, toldPayment } from '#domain/mortgage/terms/offers-at.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { PricedPlace } from './priced-place.ts';

const MOST_OFFERS = 3;

/** Mortgage for a listing by the terms of the buyer: the best offers, each with its numbers; null when none fits. */
export async function getListingMortgage(
  ctx: ServiceContext,
  place: PricedPlace,
): Promise<ListingMortgage | null> {
  const { terms } = ctx;
  const { price, handoverDate } = place;
  const query = price === null ? undefined : queryAt(terms, price);
  if (price === null || query === undefined) return null;
  const book = await loadOfferBook(ctx);
  const context = { today: book.today, handoverDate };
  const all = offersAt(book.at(place), price, terms, context);
  const best = bestOfEachType(all).slice(0, MOST_OFFERS);
  if (best.length === 0) return null;
  const { payments } = best[0]!;
  const told = payments[toldPayment(terms)];
  const program = terms.programs === null ? (buyerProgramOf(best[0]!.offer) ?? null) : null;
  const forAnybody = program && all.find(({ offer }) => buyerProgramOf(offer) === undefined);
  const { initialPayment, years } = query;
  const prepared = prepareQuery(query, context);
  return {
    price,
    initialPayment: new Decimal(initialPayment).toNumber(),
    initialPaymentAmount: initialPaymentAmount(price, initialPayment),
    loan: fromKopecks(prepared.loanKopecks),
    years,
    program,
    payment: fromKopecks(told),
    laterPayment: payments.max > told ? fromKopecks(payments.max) : null,
    basePayment: forAnybody ? fromKopecks(forAnybody.payments[toldPayment(terms)]) : null,
    offers: best.map(({ offer }) => countedOffer(offer, prepared)),
  };
}
