import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { searchHeading } from '#domain/catalog/filters/search-heading.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedBanner } from '../../parts/page/FailedBanner.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useFocusSuccessor } from '../../parts/page/use-focus-successor.ts';
import { usePublishedHeight } from '../../parts/page/use-published-height.ts';
import { SITE_PICTURE } from '../../shell/site-picture.ts';
import { useSiteContext } from '../../site-context.ts';
import type { CatalogSearch } from './catalog-search.ts';
import { filterNamesQuery } from './catalogue-queries.ts';
import type { CardsProps } from './FlatCards.tsx';
import type { ListedComplex } from './map/listed-complexes.ts';
import { MapSplit } from './map/MapSplit.tsx';
import { MapToggle } from './map/MapToggle.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchChips } from './SearchChips.tsx';
import styles from './SearchResults.module.css';
import { ShowMore } from './ShowMore.tsx';
import { LazyHowRanked } from './search-parts.ts';
import { searchTitle, searchWords } from './search-words.ts';
import type { PagedResults } from './use-paged-results.ts';

export interface SearchResultsProps<Result> {
  search: CatalogSearch;
  count: string;
  perPage: number;
  results: PagedResults<Result>;
  /** The quick filters. */
  bar: ReactNode;
  sort: ReactNode;
  /** The complexes of the cards, for the map. */
  listed: readonly ListedComplex[];
  Cards: ComponentType<CardsProps<Result>>;
}

/** The one list of offers of the page, in the words that people see. */
const CATALOG = { itemScope: true, itemType: 'https://schema.org/OfferCatalog' } as const;

/** A list of results with its heading and filters, whatever it lists. */
export function SearchResults<Result>(props: SearchResultsProps<Result>) {
  const { search, count, perPage, results, bar, sort, listed, Cards } = props;
  const { total, pages, firstPage, isOld, hasFailed, isRetrying, retry } = results;
  const context = useSiteContext();
  // Asked for by the loader too; on the open page names come after the address.
  useQuery(filterNamesQuery(context, search.searchFilters));
  const words = searchWords(context, search);
  const list = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLElement>(null);
  usePublishedHeight(tools, '--bar-height');
  const firstNew = useRef<HTMLAnchorElement>(null);
  const isAskedForMore = useRef(false);
  const title = searchTitle(context, search);

  useEffect(() => {
    if (isOld || !isAskedForMore.current) return;
    isAskedForMore.current = false;
    // The new cards stand where the button was, so nothing has to scroll.
    firstNew.current?.focus({ preventScroll: true });
  }, [isOld]);

  useFocusSuccessor(list);

  // The head of the route was written before the answer came.
  useEffect(() => {
    if (!isOld) document.title = title;
  }, [title, isOld]);

  const hasMap = search.map ?? false;
  const chips = (
    <SearchChips filters={words.filters} names={words.names} hasArea={search.area !== undefined} />
  );
  const page = (
    <Page>
      <div ref={list} {...(total > 0 && CATALOG)}>
        <div className={styles.head} data-map={hasMap || undefined}>
          <div className={styles.title}>
            <h1 itemProp="name" tabIndex={-1} data-focus-successor className={styles.heading}>
              {searchHeading(words)}
            </h1>
            <div className={styles.found}>
              <p className={styles.count} role="status" data-old={isOld || undefined} itemProp="description">
                {count}
              </p>
              {sort && total > 0 && <HowRanked />}
            </div>
          </div>
          <div className={styles.chips}>{chips}</div>
        </div>
        {hasFailed && (
          <FailedBanner isRetrying={isRetrying} onRetry={retry}>
            <b>Не удалось обновить.</b> Ниже прежние результаты.
          </FailedBanner>
        )}
        {total === 0 && !isOld ? (
          <NothingFound search={search} />
        ) : (
          <>
            <VisuallyHidden>
              <h2>{hasMap ? 'Список объектов на карте' : 'Результаты'}</h2>
            </VisuallyHidden>
            {firstPage > 1 && (
              <p className={styles.earlier}>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, page: firstPage > 2 ? firstPage - 1 : undefined })}
                >
                  Предыдущие {perPage}
                </Link>
              </p>
            )}
            <link itemProp="image" href={SITE_PICTURE} />
            <Cards pages={pages} isBusy={isOld} areOffers firstNewRef={firstNew} />
            <ShowMore
              results={results}
              perPage={perPage}
              onAsk={() => {
                isAskedForMore.current = true;
              }}
            />
          </>
        )}
      </div>
    </Page>
  );
  return (
    <>
      <section
        ref={tools}
        className={styles.bar}
        data-map={hasMap || undefined}
        aria-label="Фильтры и порядок"
      >
        <div className={styles.tools}>
          {bar}
          {hasMap && <div className={styles.floating}>{chips}</div>}
          {total > 0 && sort}
          <MapToggle isOn={hasMap} />
        </div>
      </section>
      {hasMap ? (
        <MapSplit search={search} listed={listed}>
          {page}
        </MapSplit>
      ) : (
        page
      )}
    </>
  );
}

/** Drawn once: React drops the HTML of a part that is asked to change before it wakes. */
const HowRanked = memo(() => (
  <Suspense>
    <LazyHowRanked />
  </Suspense>
));
