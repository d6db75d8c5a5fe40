import { getRouteApi, useRouter } from '@tanstack/react-router';
import { placedSearch } from '../../query/placed-search.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { complexListQueries } from './catalogue-queries.ts';
import { ListScreen } from './ListScreen.tsx';

const route = getRouteApi('/search');

/** Complexes a search finds. */
export function ComplexResults() {
  const { context } = useRouter().options;
  const search = placedSearch(route.useSearch(), context.settings);
  return <ListScreen queries={complexListQueries(context, search)} Cards={ComplexCards} />;
}
