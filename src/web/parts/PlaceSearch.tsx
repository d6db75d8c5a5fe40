import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { encodeFilters } from '#domain/catalog/filters/encode-filters.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import {
  SUGGESTION_CATEGORIES,
  SUGGESTION_CATEGORY_LABELS,
  type Suggestion,
  suggest,
} from '#domain/catalog/suggestions.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations } from '#domain/geo/location-code.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { askedPlacesQuery } from '../data/asked-places-query.ts';
import type { RouterContext } from '../router.tsx';

import { knownPlaces } from './known-places.ts';

export interface PlaceSearchProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  filters: SearchFilters | undefined;
}

const WITH_METRO = 'Город, регион, адрес, метро, ЖК';
const WITHOUT_METRO = 'Город, регион, адрес, ЖК';

/** Finds a place or a complex by its name and goes to what is sold there. */
export function PlaceSearch({ location, filters }: PlaceSearchProps) {
  const { context } = useRouter().options;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: places } = useQuery({
    ...askedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
  });
  const isUae = places?.isUae ?? false;

  const source = useMemo(
    () => async (query: string) => {
      const known = await loadKnown({ ...context, queryClient }, location);
      return groupsOf(suggest(query, known, { isUae }));
    },
    [context, queryClient, location, isUae],
  );

  async function goTo(value: string) {
    const { category, id, name, location: place } = JSON.parse(value) as Suggestion;
    // A metro or an address of the old place would not fit the new one.
    const rest: SearchFilters = { ...filters, search: undefined, complexId: undefined, houseId: undefined };
    const chosen: SearchFilters =
      category === 'cityOrRegion'
        ? {}
        : category === 'complex'
          ? { complexId: id }
          : { search: placeOf(category, id, name) };
    await navigate({
      to: '/search',
      search: (old) => ({
        ...old,
        ...(place && { location: place }),
        searchFilters: encodeFilters({ ...rest, ...chosen }),
        presetTab: undefined,
        page: undefined,
      }),
    });
  }

  return (
    <Combobox
      label="Поиск по месту и названию"
      labelHidden
      placeholder={isUae ? WITHOUT_METRO : WITH_METRO}
      before={<Icon name="search" />}
      source={source}
      value={null}
      onChange={(option) => option && void goTo(option.value)}
    />
  );
}

function placeOf(category: Suggestion['category'], id: number, name: string): SearchFilters['search'] {
  if (category === 'metro') return { metroId: id };
  if (category === 'address') return { addressId: id };
  return category === 'cityArea' ? { cityArea: name } : { settlement: name };
}

function groupsOf(suggestions: Suggestion[]) {
  return SUGGESTION_CATEGORIES.map((category) => ({
    label: SUGGESTION_CATEGORY_LABELS[category],
    options: suggestions
      .filter((suggestion) => suggestion.category === category)
      .map((suggestion) => ({ value: JSON.stringify(suggestion), label: suggestion.name })),
  })).filter(({ options }) => options.length > 0);
}

/** Dictionaries are asked for when somebody begins to search, and kept. */
async function loadKnown({ api, queryClient }: RouterContext, location: string) {
  const options = { staleTime: Number.POSITIVE_INFINITY };
  const dictionaries = await queryClient.ensureQueryData(api.dictionaries.queryOptions(undefined, options));
  const [place] = decodeLocations(location);
  const city = dictionaries.cities.find(({ id }) => place?.kind === 'city' && id === place.id);
  const regionId = place?.kind === 'region' ? place.id : city?.regionId;
  const region = await queryClient.ensureQueryData(
    api.searchDictionaries.queryOptions({ regionId }, options),
  );
  return knownPlaces(dictionaries, region);
}
