import type { SearchInput } from '#contract/catalog.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSearch, type SearchScope } from './read-search.ts';

/** How many flats a search finds, and in how many complexes; both of one moment. */
export async function countListings(
  ctx: ServiceContext,
  input: SearchInput & SearchScope,
): Promise<{ flats: number; complexes: number }> {
  const catalogue = openCatalogue(ctx);
  return catalogue.countFlats(await readSearch(catalogue, ctx.now, input));
}
