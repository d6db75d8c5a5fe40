import type { SearchRequest } from '#contract/catalog.ts';
import type { Facets } from '#contract/search-figures.ts';
import { facetsAt } from '#domain/catalog/filters/facets.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';
import { type ComplexScope, readSearch } from './read-search.ts';

/** Counts what each choice of a filter would find with all other filters kept. */
export async function countFacets(ctx: ServiceContext, input: SearchRequest & ComplexScope): Promise<Facets> {
  const catalogue = openCatalogue(ctx);
  return catalogue.countFacets(await readSearch(catalogue, ctx.now, input), facetsAt(ctx.now));
}
