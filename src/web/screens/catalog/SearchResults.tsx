import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { type ComponentType, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ComplexCard } from '#contract/complex-card.ts';
import type { FlatCards } from '#contract/flat-card.ts';
import { searchHeading } from '#domain/catalog/filters/search-heading.ts';
import { countComplexes, countListings } from '#domain/text/count-phrase.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { FailedBanner } from '../../parts/page/FailedBanner.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { useFocusSuccessor } from '../../parts/page/use-focus-successor.ts';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import { usePublishedHeight } from '../../parts/page/use-published-height.ts';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import { SITE_PICTURE } from '../../shell/site-picture.ts';
import { useSiteContext } from '../../site-context.ts';
import { filterNamesQuery } from './catalogue-queries.ts';
import type { CardsProps } from './FlatCards.tsx';
import { FollowSearch } from './FollowSearch.tsx';
import type { FilterBarProps } from './filters/FilterBar.tsx';
import { listedComplexes } from './map/listed-complexes.ts';
import { MapSplit } from './map/MapSplit.tsx';
import { MapToggle } from './map/MapToggle.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchChips } from './SearchChips.tsx';
import styles from './SearchResults.module.css';
import { ShowMore } from './ShowMore.tsx';
import { SortForm } from './SortForm.tsx';
import { LazyFilterBar, LazyHowRanked, LazyRoadGaps } from './search-parts.ts';
import { searchTitle, searchWords } from './search-words.ts';
import { type ListQueries, usePagedResults } from './use-paged-results.ts';

export interface SearchResultsProps<Result> {
  search: CatalogSearch;
  queries: ListQueries<Result>;
  Cards: ComponentType<CardsProps<Result>>;
}

/** The one list of offers of the page, in the words that people see. */
const CATALOGUE = { itemScope: true, itemType: 'https://schema.org/OfferCatalog' } as const;

/** Results of a search with all that stands around them. */
export function SearchResults<Result extends FlatCards | ComplexCard[]>(props: SearchResultsProps<Result>) {
  const { search, queries, Cards } = props;
  const context = useSiteContext();
  const { data: places } = useQuery(namedPlacesQuery(context, search.location));
  const asked = { queries, firstPage: useFirstPage(search.page), lastPage: search.page ?? 1 };
  const results = usePagedResults(asked);
  const { total, pages, firstPage, isOld, hasFailed, isRetrying, retry } = results;
  const { perPage } = queries;
  const listed = useMemo(() => listedComplexes(pages), [pages]);
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

  const heading = searchHeading(words);
  const address = useSearch({ from: '/search' });
  useEffect(() => {
    if (isOld || hasFailed) return;
    // Without it the next visit begins anew, which is no fault to tell of.
    import('./keep-search.ts').then(({ keepSearch }) => keepSearch(search, address, heading)).catch(() => {});
  }, [search, address, heading, isOld, hasFailed]);

  useFocusSuccessor(list);

  // The head of the route was written before the answer came.
  useEffect(() => {
    if (!isOld) document.title = title;
  }, [title, isOld]);

  const hasMap = search.map ?? false;
  const isCatalogue = total > 0;
  const chips = (
    <SearchChips filters={words.filters} names={words.names} hasArea={search.area !== undefined} />
  );
  const page = (
    <Page>
      <div ref={list} {...(isCatalogue && CATALOGUE)}>
        <div className={styles.head} data-map={hasMap || undefined}>
          <div className={styles.title}>
            <h1
              itemProp={isCatalogue ? 'name' : undefined}
              tabIndex={-1}
              data-focus-successor
              className={styles.heading}
            >
              {heading}
            </h1>
            <div className={styles.found}>
              <p
                className={styles.count}
                role="status"
                data-old={isOld || undefined}
                itemProp={isCatalogue ? 'description' : undefined}
              >
                {search.complexes ? countComplexes(total) : countListings(total)}
              </p>
              {!search.complexes && total > 0 && <HowRanked />}
              <ShareButton look="words" />
            </div>
          </div>
          <div className={styles.chips}>{chips}</div>
          {search.road && (
            <Suspense>
              <LazyRoadGaps />
            </Suspense>
          )}
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
            <VisuallyHidden as="h2">{hasMap ? 'Список объектов на карте' : 'Результаты'}</VisuallyHidden>
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
            {isCatalogue && <link itemProp="image" href={SITE_PICTURE} />}
            <Cards pages={pages} isBusy={isOld} areOffers firstNewRef={firstNew} />
            <ShowMore
              results={results}
              perPage={perPage}
              onAsk={() => {
                isAskedForMore.current = true;
              }}
            />
            <FollowSearch search={search} />
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
          <Bar search={search} hasMetro={!places?.isUae} />
          {hasMap && <div className={styles.floating}>{chips}</div>}
          {total > 0 && <SortForm ofComplexes={search.complexes} hasMortgage={!places?.isUae} />}
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

/** Drawn anew only for another search: React drops the HTML of a part that is asked to change before it wakes. */
const Bar = memo((props: Pick<FilterBarProps, 'search' | 'hasMetro'>) => (
  <Suspense>
    <LazyFilterBar {...props} />
  </Suspense>
));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first of the pages of results shown one under another; the last one is in the address. */
    firstPage?: number;
  }
}

/**
 * The page the shown results begin with. The history remembers it, so that coming back shows all that was shown;
 * a page the server rendered begins with itself.
 */
function useFirstPage(page = 1): number {
  const { firstPage, __TSR_key: visit } = useLocation({ select: ({ state }) => state });
  const isHydrating = useIsHydrating();
  const [renderedVisit] = useState(isHydrating ? visit : undefined);
  if (isHydrating || visit === renderedVisit || firstPage === undefined) return page;
  return Math.min(firstPage, page);
}
