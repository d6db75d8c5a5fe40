import { getRouteApi } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { useCatalogSearch } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { flatListQueries } from './catalogue-queries.ts';
import { FlatCards } from './FlatCards.tsx';
import { LazyComplexResults } from './lazy-complex-results.ts';
import { useOpenSearch } from './open-search.ts';
import { SearchResults } from './SearchResults.tsx';
import { LazyHowRanked, LazyRoadGaps, LazySheetBar } from './search-parts.ts';

export const parts = [LazyHowRanked, LazyRoadGaps, LazySheetBar];

const route = getRouteApi('/search');

/** Results of a search, flats or complexes. */
export function SearchScreen() {
  useOpenSearch();
  return route.useSearch().complexes ? <ComplexResults /> : <FlatResults />;
}

function FlatResults() {
  const context = useSiteContext();
  const search = useCatalogSearch(route.useSearch());
  return <SearchResults search={search} queries={flatListQueries(context, search)} Cards={FlatCards} />;
}

/** Drawn once: React drops the HTML of a part that is asked to change before it wakes. */
const ComplexResults = memo(() => (
  <Suspense>
    <LazyComplexResults />
  </Suspense>
));
