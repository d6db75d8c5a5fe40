import type { SearchPageRequest } from '#contract/catalog.ts';
import type { FlatCards } from '#contract/flat-card.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import type { ServiceContext } from '../context.ts';
import { loadFlatCards } from './load-flat-cards.ts';
import { type ComplexScope, openCatalogue, readSearch } from './open-catalogue.ts';

/** One page of the flats found as cards: ids first, then rows, then the shape of the wire. */
export async function searchFlatCards(
  ctx: ServiceContext,
  input: SearchPageRequest & ComplexScope,
): Promise<FlatCards> {
  const catalogue = openCatalogue(ctx);
  const ids = await catalogue.findFlatIds({
    ...(await readSearch(ctx, catalogue, input)),
    sort: input.sort,
    limit: input.amount,
    offset: input.startFrom,
  });
  return loadFlatCards(ctx, await listFlats(ctx.db, ids));
}
