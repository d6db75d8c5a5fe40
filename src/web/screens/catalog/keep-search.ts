import { unlessEmpty } from '#domain/catalog/filters/filter-spellings.ts';
import { serverTime } from '../../data/server-clock.ts';
import { sharedPath } from '../../parts/page/shared-path.ts';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import { lastSearch } from './last-search.ts';

/** Keeps a search with conditions as the last one of this browser; `own` is what its address says. */
export function keepSearch({ location, request, area }: CatalogSearch, own: object, title: string): void {
  if (area === undefined && unlessEmpty(request.filters) === undefined) return;
  const path = sharedPath('/search', own, location);
  lastSearch.write({ path, title, at: new Date(serverTime(Date.now())).toISOString() });
}
