import { useSearch } from '@tanstack/react-router';
import { placedSearch } from '../../query/placed-search.ts';
import { useSiteContext } from '../../site-context.ts';

/** The search of any page with the places it means. */
export function usePlacedSearch() {
  return placedSearch(useSearch({ from: '__root__' }), useSiteContext().settings);
}
