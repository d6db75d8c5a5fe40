import type { PriceHistogram, PriceHistogramInput } from '#contract/search-figures.ts';
import type { ServiceContext } from '../context.ts';
import { getUsualPrices } from './get-usual-prices.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/**
 * Counts the found flats by price. The budget of the search, a price or a payment, is ignored, because people choose it
 * from this picture.
 */
export async function getPriceHistogram(
  ctx: ServiceContext,
  { bins, filters, isUsual, location }: PriceHistogramInput,
): Promise<PriceHistogram> {
  const catalogue = openCatalogue(ctx);
  const to = isUsual ? (await getUsualPrices(ctx, { location })).to : null;
  const search = await readSearch(ctx, catalogue, {
    location,
    filters: { ...filters, priceRange: to === null ? undefined : { from: 0, to }, payment: undefined },
  });
  const steps = await catalogue.countPrices(search, bins);
  const counts = new Array<number>(bins).fill(0);
  for (const { step, flatsCount } of steps) counts[step] = flatsCount;
  return { from: steps[0]?.minPrice ?? 0, to: steps[0]?.maxPrice ?? 0, counts };
}
