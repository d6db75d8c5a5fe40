import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import type { AdminListSearch } from '../../query/admin-list-search.ts';

/**
 * Tells the record whose window the address of a list opens. The server opens none: a window needs a browser, and what
 * cannot be drawn there leaves the whole page undrawn.
 */
export function useOpened({ open }: Pick<AdminListSearch, 'open'>): AdminListSearch['open'] {
  return useIsHydrating() ? undefined : open;
}
