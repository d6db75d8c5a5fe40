import { OWN_ERRORS } from '../data/api.ts';
import { LazyPlaceSearch } from '../parts/lazy-place-search.ts';
import type { RouterContext } from '../router.tsx';

/** What every page shows around itself; without it pages show all the same. */
export async function loadShell({ api, queryClient }: RouterContext) {
  await LazyPlaceSearch.preload?.();
  const tags = api.legalTags.queryOptions(undefined, {
    meta: OWN_ERRORS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { legalTags: await queryClient.ensureQueryData(tags).catch(() => []) };
}
