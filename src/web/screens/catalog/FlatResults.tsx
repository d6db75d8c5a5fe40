import { getRouteApi } from '@tanstack/react-router';
import { useCatalogSearch } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { flatListQueries } from './catalogue-queries.ts';
import { FlatCards } from './FlatCards.tsx';
import { SearchResults } from './SearchResults.tsx';

const route = getRouteApi('/search');

/** Flats a search finds. */
export function FlatResults() {
  const context = useSiteContext();
  const search = useCatalogSearch(route.useSearch());
  return <SearchResults search={search} queries={flatListQueries(context, search)} Cards={FlatCards} />;
}
