import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, memo, Suspense, useMemo, useState } from 'react';
import type { ComplexCard } from '#contract/complex-card.ts';
import type { FlatCards } from '#contract/flat-card.ts';
import { countComplexes, countListings } from '#domain/text/count-phrase.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { useIsHydrating } from '../../parts/page/use-is-hydrating.ts';
import { useSiteContext } from '../../site-context.ts';
import type { CatalogSearch } from './catalog-search.ts';
import type { CardsProps } from './FlatCards.tsx';
import type { FilterBarProps } from './filters/FilterBar.tsx';
import { listedComplexes } from './map/listed-complexes.ts';
import { SearchResults } from './SearchResults.tsx';
import { SortForm } from './SortForm.tsx';
import { LazyFilterBar } from './search-parts.ts';
import { type ListQueries, usePagedResults } from './use-paged-results.ts';

export interface ListScreenProps<Result> {
  search: CatalogSearch;
  queries: ListQueries<Result>;
  Cards: ComponentType<CardsProps<Result>>;
}

/** Results of a search with all that stands around them. */
export function ListScreen<Result extends FlatCards | ComplexCard[]>({
  search,
  queries,
  Cards,
}: ListScreenProps<Result>) {
  const context = useSiteContext();
  const { data: places } = useQuery(namedPlacesQuery(context, search.location));
  const firstPage = useFirstPage(search.page);
  const results = usePagedResults({ queries, firstPage, lastPage: search.page ?? 1 });
  const { pages } = results;
  const listed = useMemo(() => listedComplexes(pages), [pages]);
  return (
    <SearchResults
      search={search}
      count={search.complexes ? countComplexes(results.total) : countListings(results.total)}
      perPage={queries.perPage}
      results={results}
      bar={<Bar search={search} hasMetro={!places?.isUae} />}
      sort={search.complexes ? null : <SortForm />}
      listed={listed}
      Cards={Cards}
    />
  );
}

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
