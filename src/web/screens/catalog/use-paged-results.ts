import { type QueryKey, type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Options<Result, Failure, Key extends QueryKey> = Pick<
  UseQueryOptions<Result, Failure, Result, Key>,
  'queryKey' | 'queryFn' | 'meta'
>;

interface Search<Result, Failure, PageKey extends QueryKey, TotalKey extends QueryKey> {
  total: Options<number, Failure, TotalKey>;
  page: (page: number) => Options<Result, Failure, PageKey>;
}

interface Shown<Result> {
  total: number;
  pages: Result[];
  firstPage: number;
  lastPage: number;
}

export interface PagedResults<Result> extends Shown<Result> {
  /** What is shown answers an earlier search; the new answer is on its way or did not come. */
  isOld: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The pages of a search from the first shown to the last; while a new answer is on its way the old one stays. */
export function usePagedResults<Result, Failure, PageKey extends QueryKey, TotalKey extends QueryKey>(
  search: Search<Result, Failure, PageKey, TotalKey>,
  firstPage: number,
  lastPage: number,
): PagedResults<Result> {
  const total = useQuery(search.total);
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
  const pages = useQueries({ queries: numbers.map((number) => search.page(number)) });
  const answers = [total, ...pages];
  const isFresh = answers.every(({ data }) => data !== undefined);
  const fresh: Shown<Result> | null = isFresh
    ? { total: total.data!, pages: pages.map(({ data }) => data as Result), firstPage, lastPage }
    : null;
  const [kept, setKept] = useState(fresh);
  if (fresh && !isSame(fresh, kept)) setKept(fresh);
  const shown = fresh ?? kept ?? { total: 0, pages: [], firstPage, lastPage };
  return {
    ...shown,
    isOld: !isFresh,
    hasFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

function isSame<Result>(one: Shown<Result>, other: Shown<Result> | null): boolean {
  return (
    other !== null &&
    one.total === other.total &&
    one.pages.length === other.pages.length &&
    one.pages.every((page, index) => page === other.pages[index])
  );
}
