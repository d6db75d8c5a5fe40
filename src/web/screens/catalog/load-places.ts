import { placesQuery } from '../../shell/place/places-query.ts';
import type { SiteContext } from '../../site-context.ts';

/** Fills the cache with the places to choose from. */
export async function loadPlaces(context: SiteContext) {
  await context.queryClient.ensureQueryData(placesQuery(context));
  return { title: 'Где искать' };
}
