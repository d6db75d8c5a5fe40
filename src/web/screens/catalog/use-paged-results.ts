import { type QueryKey, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The calls of one list. */
export interface ListQueries<Result> {
  perPage: number;
  total: { queryKey: QueryKey; queryFn?: unknown; meta?: Record<string, unknown> | undefined };
  page: (page: number) => {
    queryKey: QueryKey;
    queryFn?: ((context: never) => Result | Promise<Result>) | undefined;
    meta?: Record<string, unknown> | undefined;
  };
}

export interface AskedPages<Result> {
  queries: ListQueries<Result>;
  firstPage: number;
  lastPage: number;
}

interface Shown<Result> {
  total: number;
  pages: Result[];
  firstPage: number;
  lastPage: number;
}

export interface PagedResults<Result> extends Shown<Result> {
  /** The results shown answer an earlier search; the new answer is on its way or did not come. */
  isOld: boolean;
  /** The new answer did not come; it may be on its way again. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The pages of a search from the first shown to the last. While a new answer is on its way the old one stays, and what
 * is asked meanwhile waits for its end: only the latest question is asked then.
 */
export function usePagedResults<Result>(latest: AskedPages<Result>): PagedResults<Result> {
  const [asked, setAsked] = useState(latest);
  const { queries, firstPage, lastPage } = asked;
  const total = useQuery<number>(queries.total as { queryKey: QueryKey });
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
  const pages = useQueries({
    queries: numbers.map((number) => queries.page(number) as { queryKey: QueryKey }),
  });
  const answers = [total, ...pages];
  const isLatest = keyOf(asked) === keyOf(latest);
  if (!isLatest && !answers.some(({ isFetching }) => isFetching)) setAsked(latest);

  // A question asked again has no error until it fails again.
  const failed = answers.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);

  const isFresh = answers.every(({ data }) => data !== undefined);
  const fresh: Shown<Result> | null = isFresh
    ? { total: total.data!, pages: pages.map(({ data }) => data as Result), firstPage, lastPage }
    : null;
  const [kept, setKept] = useState(fresh);
  const isNew = fresh && !isSame(fresh, kept);
  if (isNew) setKept(fresh);
  // The same answer is the very same value, so that its cards are not drawn anew.
  const shown = (isNew ? fresh : kept) ?? { total: 0, pages: [], firstPage, lastPage };
  return {
    ...shown,
    isOld: !isFresh || !isLatest,
    hasFailed: isLatest && failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

/** Two questions with one key ask for the same. */
function keyOf({ queries, firstPage, lastPage }: AskedPages<unknown>): string {
  return JSON.stringify([queries.page(1).queryKey, firstPage, lastPage]);
}

function isSame<Result>(one: Shown<Result>, other: Shown<Result> | null): boolean {
  return (
    other !== null &&
    one.total === other.total &&
    one.pages.length === other.pages.length &&
    one.pages.every((page, index) => page === other.pages[index])
  );
}
