import type { RouterContext } from '../../router.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { placesQuery } from '../../shell/place/places-query.ts';

/** Fills the cache with the places to choose from. */
export async function loadPlaces(context: RouterContext) {
  await context.queryClient.ensureQueryData(placesQuery(context));
  return { head: pageHead({ settings: context.settings, title: 'Где искать' }) };
}
