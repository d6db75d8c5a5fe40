import type { ListingMortgage } from '#contract/mortgage.ts';
import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { bestOfEachType, bestOffers } from '#domain/mortgage/evaluate/best-offers.ts';
import { prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { fromKopecks, MAX_KOPECKS } from '#domain/mortgage/loan/kopecks.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { countedOffer } from '#domain/mortgage/show/counted-offer.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { PricedPlace } from './priced-place.ts';

const MOST_OFFERS = 3;

/** Mortgage for a listing at the calculator's defaults: the best offers, each with its numbers; null when none fits. */
export async function getListingMortgage(
  ctx: ServiceContext,
  place: PricedPlace,
): Promise<ListingMortgage | null> {
  const { price, handoverDate } = place;
  if (price === null || price * 100 > MAX_KOPECKS) return null;
  const book = await loadOfferBook(ctx);
  const { initialPayment, years } = CALCULATOR_DEFAULTS;
  const query = { price, initialPayment, years };
  const context = { today: book.today, handoverDate };
  const best = bestOfEachType(bestOffers(book.at(place), query, context)).slice(0, MOST_OFFERS);
  if (best.length === 0) return null;
  const prepared = prepareQuery(query, context);
  return {
    price,
    initialPayment,
    initialPaymentAmount: initialPaymentAmount(price, initialPayment),
    loan: fromKopecks(prepared.loanKopecks),
    years,
    offers: best.map(({ offer }) => countedOffer(offer, prepared)),
  };
}
