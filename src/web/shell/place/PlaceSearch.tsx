import { useNavigate } from '@tanstack/react-router';
import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { pickSuggestion } from '#domain/catalog/pick-suggestion.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { PlaceField } from '../../parts/place/PlaceField.tsx';
import { rememberPlace } from '../../query/remember-place.ts';
import { useSiteContext } from '../../site-context.ts';

export interface PlaceSearchProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  filters: SearchFilters | undefined;
}

/** Finds a place or a complex by its name and goes to what is sold there. */
export function PlaceSearch({ location, filters = {} }: PlaceSearchProps) {
  const navigate = useNavigate();
  const { settings } = useSiteContext();

  function goTo(suggestion: FoundSuggestion) {
    const { filters: chosen, location: place = location } = pickSuggestion(filters, suggestion);
    if (suggestion.category === 'cityOrRegion') rememberPlace(place, settings);
    void navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        // Named even when it stays: a search that says where by a metro alone would be everywhere.
        location: place,
        searchFilters: encodeFilters(chosen),
        presetTab: undefined,
        page: undefined,
        area: undefined,
      }),
    });
  }

  function goNear({ area }: NearbySuggestion) {
    const { search: _search, complexId: _complex, houseId: _house, ...others } = filters;
    void navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        // The surroundings of an address may reach into several cities.
        location: EVERYWHERE,
        searchFilters: encodeFilters(others),
        area,
        map: true,
        presetTab: undefined,
        page: undefined,
      }),
    });
  }

  return <PlaceField location={location} filters={filters} onPick={goTo} onPickNearby={goNear} />;
}
