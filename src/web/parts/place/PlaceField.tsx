import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundSuggestion, NearbySuggestion } from '#contract/suggest.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { SUGGESTION_CATEGORIES, SUGGESTION_CATEGORY_LABELS } from '#domain/catalog/suggestions.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { ComboboxGroup } from '#ui/Combobox/combobox-options.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { useSiteContext } from '../../site-context.ts';
import { findNamed } from './find-named.ts';
import { noteNearby, noteOf } from './named-notes.ts';
import styles from './PlaceField.module.css';

export interface PlaceFieldProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  /** The other filters: suggestions say how much they find with them. */
  filters: SearchFilters;
  onPick: (suggestion: FoundSuggestion) => void;
  /** Takes the surroundings of an address that nothing on sale bears; without it only what is on sale is found. */
  onPickNearby?: (suggestion: NearbySuggestion) => void;
  /** The name under which the form around it sends what was typed. */
  textName?: string;
}

const WITH_METRO = 'Город, регион, адрес, метро, ЖК';
const WITHOUT_METRO = 'Город, регион, адрес, ЖК';

/** Finds a place or a complex by its name: what has something on sale, the places searched in first. */
export function PlaceField({ location, filters, onPick, onPickNearby, textName }: PlaceFieldProps) {
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
      const found = await findNamed(context, { query, filters: JSON.parse(asked), location, hasNearby });
      return found.named.length > 0 ? groupsOf(found.named) : nearbyGroups(found.nearby);
    },
    [context, location, asked, hasNearby],
  );

  return (
    <Combobox
      label="Поиск по месту и названию"
      labelHidden
      textName={textName}
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
  return { value: JSON.stringify(suggestion), label: suggestion.name, note: noteNearby(suggestion) };
}

function optionOf(suggestion: FoundSuggestion) {
  return { value: JSON.stringify(suggestion), label: suggestion.name, note: noteOf(suggestion) };
}
