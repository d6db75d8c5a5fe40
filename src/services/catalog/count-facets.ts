import type { SearchInput } from '#contract/catalog.ts';
import type { Facets } from '#contract/search-figures.ts';
import { facetsAt } from '#domain/catalog/filters/facets.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSearch, type SearchScope } from './read-search.ts';

/** Counts what each choice of a filter would find with all other filters kept. */
export async function countFacets(ctx: ServiceContext, input: SearchInput & SearchScope): Promise<Facets> {
  const catalogue = openCatalogue(ctx);
  return catalogue.countFacets(await readSearch(catalogue, ctx.now, input), facetsAt(ctx.now));
}
