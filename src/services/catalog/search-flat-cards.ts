import type { SearchPageRequest } from '#contract/catalog.ts';
import type { FlatCards } from '#contract/flat-card.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import type { ServiceContext } from '../context.ts';
import { findFlatPage } from './find-flat-page.ts';
import { loadFlatCards } from './load-flat-cards.ts';
import { type ComplexScope, openCatalogue } from './open-catalogue.ts';

/** One page of the flats found as cards: ids first, then rows, then the shape of the wire. */
export async function searchFlatCards(
  ctx: ServiceContext,
  input: SearchPageRequest & ComplexScope,
): Promise<FlatCards> {
  const catalogue = openCatalogue(ctx);
  const ids = await findFlatPage(ctx, catalogue, input);
  return loadFlatCards(ctx, await listFlats(ctx.db, ids));
}
