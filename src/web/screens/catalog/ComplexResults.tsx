import { getRouteApi } from '@tanstack/react-router';
import { useCatalogSearch } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { complexListQueries } from './catalogue-queries.ts';
import { SearchResults } from './SearchResults.tsx';

const route = getRouteApi('/search');

/** Complexes a search finds. */
export function ComplexResults() {
  const context = useSiteContext();
  const search = useCatalogSearch(route.useSearch());
  return <SearchResults search={search} queries={complexListQueries(context, search)} Cards={ComplexCards} />;
}
