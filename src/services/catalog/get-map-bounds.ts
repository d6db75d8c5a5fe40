import type { SearchRequest } from '#contract/catalog.ts';
import { type Bounds, boundsOf } from '#domain/geo/bounds.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

const WORLD: Bounds = { south: -90, west: -180, north: 90, east: 180 };

/** Gives a padded box around all that a search finds; null when no house of it has a known point. */
export async function getMapBounds(ctx: ServiceContext, input: SearchRequest): Promise<Bounds | null> {
  const catalogue = openCatalogue(ctx);
  const found = await catalogue.listMapHouses(await readSearch(ctx, catalogue, input), WORLD);
  return boundsOf(found) ?? null;
}
