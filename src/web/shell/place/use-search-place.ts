import { useSearch } from '@tanstack/react-router';
import { searchPlace } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';

/** The places that the search of any page means, and its filters. */
export function useSearchPlace() {
  const address = useSearch({ from: '__root__' });
  const { location } = searchPlace(address, useSiteContext().settings);
  return { location, searchFilters: address.searchFilters };
}
