import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TIMING } from '#ui/timing.ts';
import { askedSearch } from '../asked-search.ts';
import { totalQuery } from '../catalogue-queries.ts';
import type { FilterDraft } from './use-filter-draft.ts';

export interface LiveCount {
  /** The last number known; undefined before the first one. */
  count: number | undefined;
  /** The number answers an earlier choice. */
  isOld: boolean;
}

/** How many the draft would find: asked when changes pause, one question at a time, the latest always asked at last. */
export function useLiveCount(draft: FilterDraft, location: string): LiveCount {
  const { context } = useRouter().options;
  const [counted, setCounted] = useState(draft);
  const asked = askedSearch({ location, searchFilters: counted.filters });
  const total = totalQuery(context, asked, counted.isComplexes);
  const { data, isFetching } = useQuery<number>({
    ...(total as { queryKey: readonly unknown[] }),
    placeholderData: keepPreviousData,
  });
  const isOld = JSON.stringify(counted) !== JSON.stringify(draft);

  useEffect(() => {
    if (!isOld || isFetching) return;
    const timer = setTimeout(() => setCounted(draft), TIMING.formWatchCooldownMs);
    return () => clearTimeout(timer);
  }, [draft, isOld, isFetching]);

  return { count: data, isOld: isOld || isFetching };
}
