import type { Freshness, PlacesInput } from '#contract/search-figures.ts';
import { findNewestConfirmation } from '#db/queries/catalog/places-on-sale.ts';
import type { ServiceContext } from '../context.ts';
import { placesOf } from './open-catalogue.ts';

/** Gives the moment up to which the listings of some places are confirmed. */
export async function getFreshness(ctx: ServiceContext, { location }: PlacesInput): Promise<Freshness> {
  return { confirmedAt: (await findNewestConfirmation(ctx.db, placesOf(location))) ?? null };
}
