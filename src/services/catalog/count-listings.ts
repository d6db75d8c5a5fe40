import type { SearchRequest } from '#contract/catalog.ts';
import type { ServiceContext } from '../context.ts';
import { type ComplexScope, openCatalogue, readSearch } from './open-catalogue.ts';

/** Counts the flats that a search finds and their complexes, both at one moment. */
export async function countListings(
  ctx: ServiceContext,
  input: SearchRequest & ComplexScope,
): Promise<{ flats: number; complexes: number }> {
  const catalogue = openCatalogue(ctx);
  return catalogue.countFlats(await readSearch(ctx, catalogue, input));
}
