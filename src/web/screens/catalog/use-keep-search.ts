import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { unlessEmpty } from '#domain/catalog/filters/filter-spellings.ts';
import { serverTime } from '../../data/server-clock.ts';
import { sharedPath } from '../../parts/page/shared-path.ts';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import { lastSearch } from './last-search.ts';

/** Keeps a search with conditions as the last one of this browser, once its results are there. */
export function useKeepSearch(
  { location, request, area }: CatalogSearch,
  title: string,
  isThere: boolean,
): void {
  const router = useRouter();
  const asksForSomething = area !== undefined || unlessEmpty(request.filters) !== undefined;
  useEffect(() => {
    if (!isThere || !asksForSomething) return;
    const { pathname, search } = router.latestLocation;
    if (pathname !== '/search') return;
    const path = sharedPath(pathname, search, location);
    lastSearch.write({ path, title, at: new Date(serverTime(Date.now())).toISOString() });
  }, [router, location, title, isThere, asksForSomething]);
}
