import { openCatalogue } from '../catalog/open-catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { openRoads } from './open-roads.ts';

/** Tells whether a router left ways of the search unanswered, so that straight lines stand in for them. */
export async function findRoadGaps(ctx: ServiceContext): Promise<{ hasGaps: boolean }> {
  const roads = await openRoads(ctx, openCatalogue(ctx));
  return { hasGaps: roads?.isPartial ?? false };
}
