import { getRouteApi } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { LazyComplexResults, LazyFlatResults } from './lazy-results.ts';
import { useOpenSearch } from './open-search.ts';
import { LazyHowRanked, LazyRoadGaps, LazySheetBar } from './search-parts.ts';

export const parts = [LazyHowRanked, LazyRoadGaps, LazySheetBar];

const route = getRouteApi('/search');

/** Results of a search, flats or complexes. */
export function SearchScreen() {
  useOpenSearch();
  return route.useSearch().complexes ? <ComplexResults /> : <FlatResults />;
}

// Drawn once: React drops the HTML of a part that is asked to change before it wakes.

const FlatResults = memo(() => (
  <Suspense>
    <LazyFlatResults />
  </Suspense>
));

const ComplexResults = memo(() => (
  <Suspense>
    <LazyComplexResults />
  </Suspense>
));
