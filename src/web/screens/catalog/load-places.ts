import { pageHead } from '../../shell/page-head.ts';
import { placesQuery } from '../../shell/place/places-query.ts';
import type { SiteContext } from '../../site-context.ts';

/** Fills the cache with the places to choose from. */
export async function loadPlaces(context: SiteContext) {
  await context.queryClient.ensureQueryData(placesQuery(context));
  return { head: pageHead({ settings: context.settings, title: 'Где искать' }) };
}
