import type { SearchRequest } from '#contract/catalog.ts';
import type { Facets } from '#contract/search-figures.ts';
import { facetsAt } from '#domain/catalog/filters/facets.ts';
import type { ServiceContext } from '../context.ts';
import { type ComplexScope, openCatalogue, readSearch } from './open-catalogue.ts';

/** Counts what each choice of a filter would find with all other filters kept. */
export async function countFacets(ctx: ServiceContext, input: SearchRequest & ComplexScope): Promise<Facets> {
  const catalogue = openCatalogue(ctx);
  const counts = await catalogue.countFacets(await readSearch(ctx, catalogue, input), facetsAt(ctx.now));
  return presentFacets(counts);
}

/** Whoever asks by the names of the specification finds its spelling of a loggia too. */
function presentFacets(counts: Facets): Facets {
  return { ...counts, logia: counts.loggia! };
}
