import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { placedSearch } from '../../query/placed-search.ts';
import { useSiteContext } from '../../site-context.ts';
import type { PlacedSearch } from './asked-search.ts';

const route = getRouteApi('/search');

/** The search of the page of results with the places it means: one value while the address stays. */
export function useResultsSearch(): PlacedSearch {
  const { settings } = useSiteContext();
  const addressed = route.useSearch();
  return useMemo(() => placedSearch(addressed, settings), [addressed, settings]);
}
