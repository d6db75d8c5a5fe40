import { useNavigate } from '@tanstack/react-router';
import { encodeFilters } from '#domain/catalog/filters/normalise-filters.ts';
import type { FilterDraft } from './use-filter-draft.ts';

interface Beside {
  /** Another place to search in. */
  place?: string | undefined;
  /** On the map too. */
  map?: boolean | undefined;
}

/** Goes to the search a form of filters asks for; the quick tab and the page number stay behind. */
export function useSearchBy() {
  const navigate = useNavigate();
  return ({ filters, isComplexes }: FilterDraft, { place, map }: Beside = {}) =>
    navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        ...(place !== undefined && { location: place, area: undefined }),
        ...(map && { map }),
        searchFilters: encodeFilters(filters),
        complexes: isComplexes || undefined,
        presetTab: undefined,
        page: undefined,
      }),
      resetScroll: true,
    });
}
