import { useNavigate } from '@tanstack/react-router';
import { encodeFilters } from '#domain/catalog/filters/encode-filters.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { pickSuggestion } from '#domain/catalog/pick-suggestion.ts';
import type { Suggestion } from '#domain/catalog/suggestions.ts';
import { PlaceField } from './PlaceField.tsx';

export interface PlaceSearchProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  filters: SearchFilters | undefined;
}

/** Finds a place or a complex by its name and goes to what is sold there. */
export function PlaceSearch({ location, filters = {} }: PlaceSearchProps) {
  const navigate = useNavigate();

  function goTo(suggestion: Suggestion) {
    const { filters: chosen, location: place } = pickSuggestion(filters, suggestion);
    void navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        ...(place && { location: place }),
        searchFilters: encodeFilters(chosen),
        presetTab: undefined,
        page: undefined,
        area: undefined,
      }),
    });
  }

  return <PlaceField location={location} onPick={goTo} />;
}
