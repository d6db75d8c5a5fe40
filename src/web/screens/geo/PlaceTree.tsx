import { type ReactNode, useId, useState } from 'react';
import type { GeoRegion } from '#contract/geo-group.ts';
import {
  describeChoice,
  hasCity,
  type PlaceChoice,
  toggleCity,
  toggleRegion,
} from '#domain/geo/place-choice.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import styles from './PlaceTree.module.css';

interface PlaceTreeProps {
  label: string;
  regions: readonly GeoRegion[];
  choice: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
  error: string | undefined;
}

/** Regions with their cities: a region is taken whole, and cities are taken or dropped one by one. */
export function PlaceTree({ label, regions, choice, onChange, error }: PlaceTreeProps) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const errorId = useId();
  const sought = text.trim().toLowerCase();
  const found = regions.flatMap((region) => {
    const cities = sought === '' ? region.cities : region.cities.filter(({ name }) => isLike(name, sought));
    const isFound = sought === '' || isLike(region.name, sought) || cities.length > 0;
    return isFound ? [{ region, cities: isLike(region.name, sought) ? region.cities : cities }] : [];
  });

  function toggle(id: number) {
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <fieldset className={styles.tree} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.summary} aria-live="polite">
        {describeChoice(choice, regions) || 'Ничего не выбрано'}
      </p>
      <TextInput
        label="Регион или город"
        labelHidden
        placeholder="Регион или город"
        type="search"
        before={<Icon name="search" size={16} />}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ul className={styles.regions}>
        {found.map(({ region, cities }) => (
          <Region
            key={region.id}
            region={region}
            choice={choice}
            onChange={onChange}
            isOpen={
              cities.length > 0 && (opened.has(region.id) || (sought !== '' && !isLike(region.name, sought)))
            }
            onToggle={() => toggle(region.id)}
          >
            {cities.map((city) => (
              <li key={city.id}>
                <Checkbox
                  label={city.name}
                  checked={hasCity(choice, region.id, city.id)}
                  onChange={() => onChange(toggleCity(choice, region.id, city.id))}
                />
              </li>
            ))}
          </Region>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.summary}>Ничего не найдено</p>}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RegionProps {
  region: GeoRegion;
  choice: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
  isOpen: boolean;
  onToggle: () => void;
  /** Its cities. */
  children: ReactNode;
}

function Region({
  region: { id, name, country, cities },
  choice,
  onChange,
  isOpen,
  onToggle,
  children,
}: RegionProps) {
  const known = choice.get(id);
  const taken = cities.filter((city) => hasCity(choice, id, city.id)).length;
  return (
    <li>
      <div className={styles.region}>
        <Checkbox
          label={country === 'Россия' ? name : `${name}, ${country}`}
          checked={known?.isWhole === true && known.cityIds.length === 0}
          indeterminate={known !== undefined && (!known.isWhole || known.cityIds.length > 0)}
          onChange={() => onChange(toggleRegion(choice, id))}
        />
        {cities.length > 0 && (
          <>
            <span className={styles.count}>
              {formatNumber(taken)} из{'\u00a0'}
              {formatNumber(cities.length)}
            </span>
            <IconButton
              icon={isOpen ? 'chevron-up' : 'chevron-down'}
              label={`Города: ${name}`}
              aria-expanded={isOpen}
              onClick={onToggle}
            />
          </>
        )}
      </div>
      {isOpen && <ul className={styles.cities}>{children}</ul>}
    </li>
  );
}

function isLike(name: string, sought: string): boolean {
  return name.toLowerCase().includes(sought);
}
