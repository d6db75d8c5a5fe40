import type { SearchRequest } from '#contract/catalog.ts';
import type { PriceHistogram } from '#contract/search-figures.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Dearer flats are few, and more of them would make a line of all others. */
const SCALE = { steps: 40, stepRoubles: 7_500 };

/**
 * Counts the found flats by what they cost a month, as their cards say it. The budget of the search is ignored, because
 * people choose it from this picture.
 */
export async function getPaymentHistogram(
  ctx: ServiceContext,
  request: SearchRequest,
): Promise<PriceHistogram> {
  const catalogue = openCatalogue(ctx);
  const filters = { ...request.filters, priceRange: undefined, payment: undefined };
  const [search, book, houses] = await Promise.all([
    readSearch(ctx, catalogue, { location: request.location, filters }),
    loadOfferBook(ctx),
    catalogue.listHousePlaces(),
  ]);
  const counts = await catalogue.countPayments(search, book.payableSteps(houses, SCALE, ctx.terms));
  return { from: 0, to: SCALE.steps * SCALE.stepRoubles, counts };
}
