import { getRouteApi } from '@tanstack/react-router';
import { placedSearch } from '../../query/placed-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { complexListQueries } from './catalogue-queries.ts';
import { ListScreen } from './ListScreen.tsx';

const route = getRouteApi('/search');

/** Complexes a search finds. */
export function ComplexResults() {
  const context = useSiteContext();
  const search = placedSearch(route.useSearch(), context.settings);
  return <ListScreen queries={complexListQueries(context, search)} Cards={ComplexCards} />;
}
