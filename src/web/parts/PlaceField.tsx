import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Suggestion } from '#domain/catalog/suggestions.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { askedPlacesQuery } from '../data/asked-places-query.ts';
import { loadFile } from '../lazy-screen.ts';
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
      const { suggestPlaces } = await loadFile(() => import('./suggest-places.ts'));
      return suggestPlaces(context, { query, location, isUae });
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
