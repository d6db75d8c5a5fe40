import { useNavigate } from '@tanstack/react-router';
import { encodeFilters } from '#domain/catalog/filters/encode-filters.ts';
import type { FilterDraft } from './use-filter-draft.ts';

/** Goes to the search a form of filters asks for, in another place if one is given; the quick tab and the page number stay behind. */
export function useSearchBy() {
  const navigate = useNavigate();
  return ({ filters, isComplexes }: FilterDraft, place?: string) =>
    navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        ...(place !== undefined && { location: place, area: undefined }),
        searchFilters: encodeFilters(filters),
        complexes: isComplexes || undefined,
        presetTab: undefined,
        page: undefined,
      }),
      resetScroll: true,
    });
}
