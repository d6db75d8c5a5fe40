import { useMemo, useState } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SelectField } from '../../../parts/page/SelectField.tsx';
import { useIsHydrating } from '../../../parts/page/use-is-hydrating.ts';

export interface DeveloperFieldProps {
  chosen: SearchFilters['developer'];
  developers: readonly { id: number; name: string }[];
  onChange: () => void;
}

/** Whose flats: any developer with something on sale, found by the name. */
export function DeveloperField({ chosen, developers, onChange }: DeveloperFieldProps) {
  const isHydrating = useIsHydrating();
  // A link may know the id alone, and a developer may have sold out.
  const known = developers.find(({ id }) => id === chosen?.id) ?? chosen;
  const all = known && !developers.includes(known) ? [known, ...developers] : developers;
  const source = useMemo(() => [{ options: all.map(optionOf) }], [all]);
  const [picked, setPicked] = useState(known);
  const value = picked && (developers.find(({ id }) => id === picked.id) ?? picked);
  const field = { label: 'Застройщик', name: filterField('developer') };
  if (isHydrating) {
    const options = [{ value: '', label: 'Любой' }, ...all.map(optionOf)];
    return <SelectField {...field} options={options} defaultValue={known && optionOf(known).value} />;
  }
  return (
    <Combobox
      {...field}
      placeholder="Название застройщика"
      before={<Icon name="search" />}
      source={source}
      value={value ? optionOf(value) : null}
      onChange={(option) => {
        setPicked(option ? JSON.parse(option.value) : undefined);
        // A field that is not typed into says nothing of itself to its form.
        onChange();
      }}
    />
  );
}

/** Forms send the developer as JSON. */
function optionOf({ id, name }: { id: number; name: string }) {
  return { value: JSON.stringify({ id, name }), label: name };
}
