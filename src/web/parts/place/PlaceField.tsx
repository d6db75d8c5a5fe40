import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { SUGGESTION_CATEGORIES, SUGGESTION_CATEGORY_LABELS } from '#domain/catalog/suggestions.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { countListings } from '#domain/text/count-phrase.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { ComboboxGroup } from '#ui/Combobox/combobox-options.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { locationCodes } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './PlaceField.module.css';

export interface PlaceFieldProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  /** The other filters: suggestions say how much they find with them. */
  filters: SearchFilters;
  onPick: (suggestion: FoundSuggestion) => void;
  /** Takes the surroundings of an address that nothing on sale bears; without it only what is on sale is found. */
  onPickNearby?: (suggestion: NearbySuggestion) => void;
}

const WITH_METRO = 'Город, регион, адрес, метро, ЖК';
const WITHOUT_METRO = 'Город, регион, адрес, ЖК';

/** Finds a place or a complex by its name: what has something on sale, the places searched in first. */
export function PlaceField({ location, filters, onPick, onPickNearby }: PlaceFieldProps) {
  const context = useSiteContext();
  const { data: places } = useQuery({
    ...namedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
  });
  const isUae = places?.isUae ?? false;
  const asked = JSON.stringify(filters);
  const hasNearby = onPickNearby !== undefined;

  const source = useMemo(
    () => async (query: string) => {
      if (query.trim() === '') return [];
      const input = { query, filters: JSON.parse(asked), location: locationCodes(location) };
      const call = context.api.catalog.suggest.queryOptions(input, { meta: OWN_ERRORS });
      const named = await context.queryClient.ensureQueryData(call);
      if (named.length > 0 || !hasNearby) return groupsOf(named);
      const around = context.api.catalog.nearby.queryOptions(
        { query, filters: input.filters },
        { meta: OWN_ERRORS },
      );
      return nearbyGroups(await context.queryClient.ensureQueryData(around));
    },
    [context, location, asked, hasNearby],
  );

  return (
    <Combobox
      label="Поиск по месту и названию"
      labelHidden
      placeholder={isUae ? WITHOUT_METRO : WITH_METRO}
      maxLength={100}
      before={<Icon name="search" />}
      source={source}
      value={null}
      onChange={(option) => {
        if (!option) return;
        const picked: FoundSuggestion | NearbySuggestion = JSON.parse(option.value);
        if ('area' in picked) onPickNearby?.(picked);
        else onPick(picked);
      }}
      hasToggle={false}
      className={styles.field}
    />
  );
}

/** The value of an option is its suggestion as JSON. */
function groupsOf(suggestions: readonly FoundSuggestion[]): ComboboxGroup[] {
  return SUGGESTION_CATEGORIES.map((category) => ({
    label: SUGGESTION_CATEGORY_LABELS[category],
    options: suggestions.filter((suggestion) => suggestion.category === category).map(optionOf),
  })).filter(({ options }) => options.length > 0);
}

function nearbyGroups(suggestions: readonly NearbySuggestion[]): ComboboxGroup[] {
  if (suggestions.length === 0) return [];
  return [{ label: 'Рядом с\u00a0адресом', options: suggestions.map(optionNearby) }];
}

function optionNearby(suggestion: NearbySuggestion) {
  const { name, radiusKm, flatsCount, isOwn } = suggestion;
  const within = `до\u00a0${radiusKm}\u00a0км: ${countListings(flatsCount)}`;
  return {
    value: JSON.stringify(suggestion),
    label: name,
    note: [within, isOwn && 'по\u00a0нашему справочнику'].filter(Boolean).join(' · '),
  };
}

function optionOf(suggestion: FoundSuggestion) {
  const { name, where, flatsCount, isAlone } = suggestion;
  const found = `${countListings(flatsCount)}${isAlone ? ' без других условий' : ''}`;
  return {
    value: JSON.stringify(suggestion),
    label: name,
    note: [where, found].filter(Boolean).join(' · '),
  };
}
