import type { SearchInput } from '#contract/catalog.ts';
import type { Facets } from '#contract/search-figures.ts';
import { countFacets as countFacetsFound } from '#db/queries/catalog/count-facets.ts';
import { facetsAt } from '#domain/catalog/filters/facets.ts';
import type { ServiceContext } from '../context.ts';
import { readSearch } from './read-search.ts';

/** What each choice of a filter would find, the other filters being as they are. */
export async function countFacets(ctx: ServiceContext, input: SearchInput): Promise<Facets> {
  return countFacetsFound(ctx.db, await readSearch(ctx, input), facetsAt(ctx.now));
}
