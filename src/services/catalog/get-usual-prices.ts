import type { PlacesInput, UsualPrices } from '#contract/search-figures.ts';
import { ROUND_PRICES, USUAL_SHARE } from '#domain/catalog/price-ruler.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';
import { recallOfIndex } from './recall-of-index.ts';

/** Tells where rulers of prices end in some places, whatever else is asked for. */
export function getUsualPrices(ctx: ServiceContext, { location }: PlacesInput): Promise<UsualPrices> {
  return recallOfIndex(ctx, `usual prices ${JSON.stringify(location ?? [])}`, async () => {
    const catalogue = openCatalogue(ctx);
    const countTo = async (to: number) => {
      const filters = { priceRange: { from: 1, to } };
      const { flats } = await catalogue.countFlats(await readSearch(ctx, catalogue, { location, filters }));
      return flats;
    };
    const all = await readSearch(ctx, catalogue, { location, filters: {} });
    const dearest = (await catalogue.countPrices(all, 1))[0]?.maxPrice ?? null;
    if (dearest === null) return { to: null };
    const priced = await countTo(0);
    for (const to of ROUND_PRICES) {
      if (to >= dearest) break;
      if ((await countTo(to)) >= priced * USUAL_SHARE) return { to };
    }
    return { to: dearest };
  });
}
