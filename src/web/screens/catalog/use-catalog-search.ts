import { useMemo } from 'react';
import type { SearchAddress } from '#domain/catalog/search-address.ts';
import { useSiteContext } from '../../site-context.ts';
import { type CatalogSearch, catalogSearch } from './catalog-search.ts';

/** The search of the page that is open: one value while the address stays. */
export function useCatalogSearch(address: SearchAddress): CatalogSearch {
  const { settings } = useSiteContext();
  return useMemo(() => catalogSearch(address, settings), [address, settings]);
}
