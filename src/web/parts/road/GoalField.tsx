import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { SuggestedGoals } from '#contract/road.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { ComboboxGroup } from '#ui/Combobox/combobox-options.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { locationCodes, searchPlace } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import type { GoalDraft } from './goal-draft.ts';
import { goalName } from './road-words.ts';

const DIRECTORY_GAPS =
  'Справочник адресов не отвечает: подсказываем метро и адреса, которые знаем сами. Место можно отметить на карте.';

export interface GoalFieldProps {
  place: GoalDraft['place'];
  error: string | undefined;
  onChange: (place: GoalDraft['place']) => void;
}

/** Finds a metro or an address to go to. */
export function GoalField({ place, error, onChange }: GoalFieldProps) {
  const context = useSiteContext();
  const { location } = searchPlace(useLocation({ select: ({ search }) => search }), context.settings);
  const [hasGaps, setHasGaps] = useState(false);
  const source = useMemo(
    () => async (query: string) => {
      if (query.trim() === '') return [];
      const input = { query, location: locationCodes(location) };
      const call = context.api.catalog.goals.queryOptions(input, { meta: OWN_ERRORS });
      const found = await context.queryClient.ensureQueryData(call);
      setHasGaps(found.hasGaps);
      return groupsOf(found);
    },
    [context, location],
  );
  return (
    <Combobox
      label="Куда ездите"
      placeholder="Метро или адрес"
      maxLength={100}
      before={<Icon name="search" />}
      source={source}
      error={error}
      {...(hasGaps && { hint: DIRECTORY_GAPS })}
      value={place && { value: JSON.stringify(place), label: goalName(place) }}
      onChange={(option) => onChange(option && JSON.parse(option.value))}
      hasToggle={false}
    />
  );
}

/** The value of an option is its place as JSON. */
function groupsOf({ metros, addresses }: SuggestedGoals): ComboboxGroup[] {
  const groups = [
    {
      label: 'Метро',
      options: metros.map(({ id, name, city }) => ({
        value: JSON.stringify({ metroId: id, name, point: null }),
        label: name,
        ...(city && { note: city }),
      })),
    },
    {
      label: 'Адреса',
      options: addresses.map(({ name, latitude, longitude }) => ({
        value: JSON.stringify({ metroId: null, name, point: { latitude, longitude } }),
        label: name,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
