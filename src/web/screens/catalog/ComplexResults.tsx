import { getRouteApi } from '@tanstack/react-router';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { useCatalogSearch } from './catalog-search.ts';
import { complexListQueries } from './catalogue-queries.ts';
import { ListScreen } from './ListScreen.tsx';

const route = getRouteApi('/search');

/** Complexes a search finds. */
export function ComplexResults() {
  const context = useSiteContext();
  const search = useCatalogSearch(route.useSearch());
  return <ListScreen search={search} queries={complexListQueries(context, search)} Cards={ComplexCards} />;
}
