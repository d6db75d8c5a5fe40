import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';
import type { CardsProps } from './FlatCards.tsx';
import styles from './SearchResults.module.css';
import { ShowMore } from './ShowMore.tsx';
import { UpdateFailed } from './UpdateFailed.tsx';
import type { PagedResults } from './use-paged-results.ts';

export interface SearchResultsProps<Result> {
  title: string;
  count: string;
  perPage: number;
  results: PagedResults<Result>;
  /** What changes the order or the contents of the list. */
  tools?: ReactNode;
  hasPlace: boolean;
  hasFilters: boolean;
  Cards: ComponentType<CardsProps<Result>>;
}

/** A list of results with its heading, whatever it lists. */
export function SearchResults<Result>(props: SearchResultsProps<Result>) {
  const { title, count, perPage, results, tools, hasPlace, hasFilters, Cards } = props;
  const { total, pages, firstPage, isOld, hasFailed, retry } = results;
  const firstNew = useRef<HTMLAnchorElement>(null);
  const isAskedForMore = useRef(false);

  useEffect(() => {
    if (isOld || !isAskedForMore.current) return;
    isAskedForMore.current = false;
    // The new cards stand where the button was, so nothing has to scroll.
    firstNew.current?.focus({ preventScroll: true });
  }, [isOld]);

  return (
    <Page>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {count}
          </p>
        </div>
        {total > 0 && tools}
      </div>
      {hasFailed && <UpdateFailed onRetry={retry} />}
      {total === 0 && !isOld ? (
        <EmptyCatalogue hasPlace={hasPlace} hasFilters={hasFilters} />
      ) : (
        <>
          <VisuallyHidden>
            <h2>Результаты</h2>
          </VisuallyHidden>
          {firstPage > 1 && (
            <p className={styles.earlier}>
              <Link
                to="/search"
                search={(search) => ({ ...search, page: firstPage > 2 ? firstPage - 1 : undefined })}
              >
                Предыдущие {perPage}
              </Link>
            </p>
          )}
          <Cards pages={pages} isBusy={isOld} firstNewRef={firstNew} />
          <ShowMore
            results={results}
            perPage={perPage}
            onAsk={() => {
              isAskedForMore.current = true;
            }}
          />
        </>
      )}
    </Page>
  );
}
