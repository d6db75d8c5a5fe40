import type { GlobalQuery } from '#domain/catalog/global-query.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { OWN_ERRORS } from '../data/api.ts';
import { namedPlacesQuery } from '../data/named-places-query.ts';
import { selfQuery } from '../data/self-query.ts';
import { searchPlace } from '../query/catalog-search.ts';
import type { SiteContext } from '../site-context.ts';
import { LazyPersonMenu, LazyPlaceButton, LazyPlaceSearch, LazySiteFooter } from './shell-parts.ts';

/** Fills the cache with the frame around every page; without it pages show all the same. */
export async function loadShell(context: SiteContext, search: GlobalQuery) {
  const { api, queryClient, settings } = context;
  const { hasSession } = settings;
  const { location } = searchPlace(search, settings);
  await Promise.all([
    LazyPlaceSearch.preload?.(),
    LazyPlaceButton.preload?.(),
    LazySiteFooter.preload?.(),
    hasSession && LazyPersonMenu.preload?.(),
  ]);
  const tags = api.legalTags.queryOptions(undefined, {
    meta: OWN_ERRORS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [legalTags] = await Promise.all([
    queryClient.ensureQueryData(tags).catch(() => []),
    // A session nobody knows any more is given up in the browser.
    hasSession && queryClient.ensureQueryData(selfQuery(context)).catch(() => undefined),
    location !== EVERYWHERE &&
      queryClient.ensureQueryData(namedPlacesQuery(context, location)).catch(() => undefined),
  ]);
  return { legalTags, hasSession };
}
