import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TIMING } from '#ui/timing.ts';
import { type CatalogSearch, type SearchRequest, searchRequest } from '../../../query/catalog-search.ts';
import { useSiteContext } from '../../../site-context.ts';
import { totalQuery } from '../catalogue-queries.ts';
import type { FilterDraft } from './use-filter-draft.ts';

export interface LiveCount {
  /** The search that is counted; other figures of the form ask for the same one, so that they change together. */
  request: SearchRequest;
  isComplexes: boolean;
  /** The last number known; undefined before the first one. */
  count: number | undefined;
  /** The number answers an earlier choice. */
  isOld: boolean;
}

/**
 * How many a draft would find in places: asked when changes pause, one question at a time, the latest always asked at
 * last. Nothing is asked before somebody looks.
 */
export function useLiveCount(
  draft: FilterDraft,
  { location, area, terms, road }: Pick<CatalogSearch, 'location' | 'area' | 'terms' | 'road'>,
  isLooked = true,
): LiveCount {
  const context = useSiteContext();
  const latest = { ...draft, location, area, terms, road };
  const [counted, setCounted] = useState(latest);
  const { isComplexes } = counted;
  const request = searchRequest({ ...counted, searchFilters: counted.filters });
  const total = totalQuery(context, request, isComplexes);
  const { data, isFetching } = useQuery({
    ...total,
    enabled: isLooked,
    placeholderData: keepPreviousData,
    // Asked anew for every change, even back to what was counted before, and for nothing else.
    staleTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const key = JSON.stringify(latest);
  const isOld = JSON.stringify(counted) !== key;

  useEffect(() => {
    if (!isOld || isFetching) return;
    const timer = setTimeout(() => setCounted(JSON.parse(key)), TIMING.formWatchCooldownMs);
    return () => clearTimeout(timer);
  }, [key, isOld, isFetching]);

  return { request, isComplexes, count: data, isOld: isOld || isFetching };
}
