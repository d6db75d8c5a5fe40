import type { NewFlatsInput } from '#contract/search-figures.ts';
import { countNewFlats as countRows } from '#db/queries/catalog/search-news.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Counts the flats on sale that answer a search and came to the catalogue after a moment. */
export async function countNewFlats(
  ctx: ServiceContext,
  { since, ...request }: NewFlatsInput,
): Promise<number> {
  return countRows(ctx.db, await readSearch(ctx, openCatalogue(ctx), request), since);
}
