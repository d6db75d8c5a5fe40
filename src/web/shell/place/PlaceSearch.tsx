import { useNavigate } from '@tanstack/react-router';
import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import { PlaceField } from '../../parts/place/PlaceField.tsx';
import { rememberPlace } from '../../query/remember-place.ts';
import { useSiteContext } from '../../site-context.ts';
import { namedSearch, nearbySearch, type PlaceSearched } from './named-search.ts';

export interface PlaceSearchProps extends PlaceSearched {
  /** The parameters that its form carries on, as text. */
  address: string;
}

/**
 * Finds a place or a complex by its name and goes to what is sold there. Where scripts do not run yet, its form leads to
 * a page of what it would suggest.
 */
export function PlaceSearch({ location, filters = {}, address }: PlaceSearchProps) {
  const navigate = useNavigate();
  const { settings } = useSiteContext();
  const kept = Object.entries({ ...Object.fromEntries(new URLSearchParams(address)), location }).filter(
    ([name]) => !LEFT.includes(name),
  );

  function goTo(suggestion: FoundSuggestion) {
    const search = namedSearch({ location, filters }, suggestion);
    if (suggestion.category === 'cityOrRegion') rememberPlace(search.location, settings);
    void navigate({ to: '/search', search: (old) => ({ ...old, ...search }) });
  }

  function goNear(suggestion: NearbySuggestion) {
    const search = nearbySearch({ location, filters }, suggestion);
    void navigate({ to: '/search', search: (old) => ({ ...old, ...search }) });
  }

  return (
    <form action="/search/named" onSubmit={(event) => event.preventDefault()}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlaceField location={location} filters={filters} textName="q" onPick={goTo} onPickNearby={goNear} />
    </form>
  );
}

/** Parameters of an address that another name has no use for. */
const LEFT = ['q', 'page', 'presetTab', 'area'];
