import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  SUGGESTION_CATEGORIES,
  SUGGESTION_CATEGORY_LABELS,
  type Suggestion,
  suggest,
} from '#domain/catalog/suggestions.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { askedPlacesQuery } from '../data/asked-places-query.ts';
import { knownPlacesQuery } from './known-places-query.ts';
import styles from './PlaceField.module.css';

export interface PlaceFieldProps {
  /** Codes of the places searched in; 'all' for everywhere. */
  location: string;
  onPick: (suggestion: Suggestion) => void;
}

const WITH_METRO = 'Город, регион, адрес, метро, ЖК';
const WITHOUT_METRO = 'Город, регион, адрес, ЖК';

/** Finds a place or a complex by its name, around the places searched in. */
export function PlaceField({ location, onPick }: PlaceFieldProps) {
  const { context } = useRouter().options;
  const { data: places } = useQuery({
    ...askedPlacesQuery(context, location),
    enabled: location !== EVERYWHERE,
  });
  const isUae = places?.isUae ?? false;

  const source = useMemo(
    () => async (query: string) => {
      const known = await context.queryClient.ensureQueryData(knownPlacesQuery(context, location));
      return groupsOf(suggest(query, known, { isUae }));
    },
    [context, location, isUae],
  );

  return (
    <Combobox
      label="Поиск по месту и названию"
      labelHidden
      placeholder={isUae ? WITHOUT_METRO : WITH_METRO}
      before={<Icon name="search" />}
      source={source}
      value={null}
      onChange={(option) => option && onPick(JSON.parse(option.value))}
      hasToggle={false}
      className={styles.field}
    />
  );
}

function groupsOf(suggestions: Suggestion[]) {
  return SUGGESTION_CATEGORIES.map((category) => ({
    label: SUGGESTION_CATEGORY_LABELS[category],
    options: suggestions
      .filter((suggestion) => suggestion.category === category)
      .map((suggestion) => ({ value: JSON.stringify(suggestion), label: suggestion.name })),
  })).filter(({ options }) => options.length > 0);
}
