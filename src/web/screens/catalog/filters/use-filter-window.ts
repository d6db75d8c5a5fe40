import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundSuggestion } from '#contract/suggest.ts';
import { dropForeignSearch } from '#domain/catalog/drop-foreign-search.ts';
import { normaliseFilters } from '#domain/catalog/filters/normalise-filters.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { pickSuggestion } from '#domain/catalog/pick-suggestion.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations, encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { namedPlacesQuery } from '../../../data/named-places-query.ts';
import { searchPlace } from '../../../query/search-place.ts';
import { useSiteContext } from '../../../site-context.ts';
import type { CatalogSearch } from '../catalog-search.ts';
import { filterNamesQuery } from '../catalogue-queries.ts';
import { carriedFilters } from './carried-filters.ts';
import { type FilterDraft, useFilterDraft } from './use-filter-draft.ts';

/**
 * Holds the choice made in a window of all filters: its fields, the place, and what has no field. It begins with the
 * address and changes nothing outside until the form is sent.
 */
export function useFilterWindow(search: CatalogSearch) {
  const context = useSiteContext();
  const { filters } = search.request;
  const [start, setStart] = useState<FilterDraft>({ filters, isComplexes: search.complexes ?? false });
  const [edition, setEdition] = useState(0);
  const [carried, setCarried] = useState(carriedFilters(filters));
  const [place, setPlace] = useState<string>();
  const [isPlaceChosen, setIsPlaceChosen] = useState(false);
  const { form, draft, read, onChange, restart } = useFilterDraft(start, carried);

  const named = place ?? (search.isPlaceAssumed ? undefined : search.location);
  const { location } = searchPlace({ location: named, searchFilters: draft.filters }, context.settings);
  const { data: places } = useQuery({
    ...namedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
    placeholderData: keepPreviousData,
  });
  const isUae = location !== EVERYWHERE && (places?.isUae ?? false);
  const { data: names = {} } = useQuery({
    ...filterNamesQuery(context, { ...carried, developer: draft.filters.developer }),
    placeholderData: keepPreviousData,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place takes fields away or brings them.
  useEffect(onChange, [isUae]);

  /** Other filters without fields; the fields stay as they are. */
  function carry(next: SearchFilters) {
    const current = read() ?? draft;
    const kept = carriedFilters(next);
    setCarried(kept);
    restart({ ...current, filters: normaliseFilters({ ...current.filters, ...kept }) });
  }

  /** Other filters, the fields among them. */
  function beginAnew(filters: SearchFilters) {
    const next = { ...(read() ?? draft), filters };
    setStart(next);
    restart(next);
    setCarried(carriedFilters(filters));
    setEdition(edition + 1);
  }

  return {
    form,
    start,
    /** Changes when the fields are to begin anew. */
    edition,
    draft,
    read,
    onChange,
    carry,
    /** Where it searches by now, and what is named instead of the place of the address. */
    location,
    place,
    /** Somebody chose the place itself, so that later visits begin there. */
    isPlaceChosen,
    isUae,
    codes: codesOf(location),
    names: { ...names, lens: search.lens },
    reset: () => beginAnew({}),
    pick(suggestion: FoundSuggestion) {
      const picked = pickSuggestion(draft.filters, suggestion);
      if (suggestion.isAlone) beginAnew(normaliseFilters(picked.filters));
      else carry(picked.filters);
      setPlace(picked.location ?? location);
      if (suggestion.category === 'cityOrRegion') setIsPlaceChosen(true);
    },
    choosePlace(codes: readonly LocationCode[]) {
      carry(dropForeignSearch(draft.filters, codesOf(location), codes) ?? {});
      setPlace(codes.length > 0 ? codes.join(',') : EVERYWHERE);
      setIsPlaceChosen(true);
    },
  };
}

function codesOf(location: string): LocationCode[] {
  return decodeLocations(location).map(encodeLocation);
}
