import { getRouteApi } from '@tanstack/react-router';
import { countComplexes } from '#domain/text/count-complexes.ts';
import { countListings } from '#domain/text/count-listings.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { FlatCards } from './FlatCards.tsx';
import { complexQueries, flatQueries } from './load-search.ts';
import { SearchResults } from './SearchResults.tsx';
import { SortForm } from './SortForm.tsx';
import { useFirstPage } from './use-first-page.ts';
import { usePagedResults } from './use-paged-results.ts';

const route = getRouteApi('/search');

/** Results of a search, flats or complexes. */
export function SearchScreen() {
  return route.useSearch().complexes ? <ComplexSearch /> : <FlatSearch />;
}

function FlatSearch() {
  const search = route.useSearch();
  const queries = flatQueries(route.useRouteContext(), search);
  const results = usePagedResults(queries, useFirstPage(search.page), search.page ?? 1);
  return (
    <SearchResults
      title="Новостройки"
      count={countListings(results.total)}
      perPage={queries.perPage}
      results={results}
      tools={<SortForm />}
      hasPlace={search.location !== undefined}
      hasFilters={search.searchFilters !== undefined}
      Cards={FlatCards}
    />
  );
}

function ComplexSearch() {
  const search = route.useSearch();
  const queries = complexQueries(route.useRouteContext(), search);
  const results = usePagedResults(queries, useFirstPage(search.page), search.page ?? 1);
  return (
    <SearchResults
      title="Жилые комплексы"
      count={countComplexes(results.total)}
      perPage={queries.perPage}
      results={results}
      hasPlace={search.location !== undefined}
      hasFilters={search.searchFilters !== undefined}
      Cards={ComplexCards}
    />
  );
}
