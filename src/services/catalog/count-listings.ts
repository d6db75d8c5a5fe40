import type { SearchInput } from '#contract/catalog.ts';
import { countFlatsOnSale } from '#db/queries/catalog/count-flats-on-sale.ts';
import type { ServiceContext } from '../context.ts';
import { readSearch } from './read-search.ts';

/** How many flats a search finds, and in how many complexes; both of one moment. */
export async function countListings(
  ctx: ServiceContext,
  input: SearchInput,
): Promise<{ flats: number; complexes: number }> {
  return countFlatsOnSale(ctx.db, await readSearch(ctx, input));
}
