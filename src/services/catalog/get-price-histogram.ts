import type { PriceHistogram, PriceHistogramInput } from '#contract/search-figures.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSearch } from './read-search.ts';

/** How prices of the flats found spread, the price range asked for aside: it is what one chooses by looking at them. */
export async function getPriceHistogram(
  ctx: ServiceContext,
  { bins, filters, location }: PriceHistogramInput,
): Promise<PriceHistogram> {
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(catalogue, ctx.now, {
    location,
    filters: { ...filters, priceRange: undefined },
  });
  const steps = await catalogue.countPrices(search, bins);
  const counts = new Array<number>(bins).fill(0);
  for (const { step, flatsCount } of steps) counts[step] = flatsCount;
  return { from: steps[0]?.minPrice ?? 0, to: steps[0]?.maxPrice ?? 0, counts };
}
