import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { complexListQueries } from './catalogue-queries.ts';
import { ListScreen } from './ListScreen.tsx';
import { useResultsSearch } from './use-results-search.ts';

/** Complexes a search finds. */
export function ComplexResults() {
  const context = useSiteContext();
  const search = useResultsSearch();
  return <ListScreen search={search} queries={complexListQueries(context, search)} Cards={ComplexCards} />;
}
