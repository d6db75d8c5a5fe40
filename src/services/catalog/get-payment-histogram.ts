import type { SearchRequest } from '#contract/catalog.ts';
import type { PriceHistogram } from '#contract/search-figures.ts';
import type { CatalogQuery } from '#domain/catalog/catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Dearer flats are few, and more of them would make a line of all others. */
const STEPS = 40;
const STEP_ROUBLES = 7_500;

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
  const countTo = async (to: number) => {
    const payment = { from: 0, to };
    const query: CatalogQuery = {
      ...search,
      filters: { ...search.filters, payment },
      payable: book.payableIn(houses, payment, ctx.terms),
    };
    return (await catalogue.countFlats(query)).flats;
  };
  const counts: number[] = [];
  let before = 0;
  for (let at = 1; at <= STEPS; at++) {
    // A round sum belongs to the step it begins.
    const until = await countTo(at * STEP_ROUBLES - 1);
    counts.push(until - before);
    before = until;
  }
  return { from: 0, to: STEPS * STEP_ROUBLES, counts };
}
