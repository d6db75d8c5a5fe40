import type { ComplexesResult, SearchPageRequest } from '#contract/catalog.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexes } from './load-complexes.ts';
import { type ComplexScope, openCatalogue, readSearch } from './open-catalogue.ts';

/** One page of complexes with flats that answer the search. */
export async function searchComplexes(
  ctx: ServiceContext,
  input: SearchPageRequest & ComplexScope,
): Promise<ComplexesResult> {
  const catalogue = openCatalogue(ctx);
  const ids = await catalogue.findComplexIds({
    ...(await readSearch(ctx, catalogue, input)),
    limit: input.amount,
    offset: input.startFrom,
  });
  return loadComplexes(ctx.db, catalogue, ids);
}
