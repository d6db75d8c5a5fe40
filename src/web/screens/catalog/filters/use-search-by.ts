import { useNavigate } from '@tanstack/react-router';
import { encodeFilters } from '#domain/catalog/filters/encode-filters.ts';
import type { FilterDraft } from './use-filter-draft.ts';

/** Goes to the search a form of filters asks for; the quick tab and the page number stay behind. */
export function useSearchBy() {
  const navigate = useNavigate();
  return ({ filters, isComplexes }: FilterDraft) =>
    navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        searchFilters: encodeFilters(filters),
        complexes: isComplexes || undefined,
        presetTab: undefined,
        page: undefined,
      }),
      resetScroll: true,
    });
}
