import type { ComplexesResult, SearchPageInput } from '#contract/catalog.ts';
import { findComplexIds } from '#db/queries/catalog/find-complex-ids.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexes } from './load-complexes.ts';
import { readSearch } from './read-search.ts';

/** One page of complexes with flats that answer the search. */
export async function searchComplexes(ctx: ServiceContext, input: SearchPageInput): Promise<ComplexesResult> {
  const ids = await findComplexIds(ctx.db, {
    ...(await readSearch(ctx, input)),
    limit: input.amount,
    offset: input.startFrom,
  });
  return loadComplexes(ctx.db, ids);
}
