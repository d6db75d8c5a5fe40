import { useRouter, useSearch } from '@tanstack/react-router';
import { placedSearch } from '../../query/placed-search.ts';

/** The search of any page with the places it means. */
export function usePlacedSearch() {
  return placedSearch(useSearch({ from: '__root__' }), useRouter().options.context.settings);
}
