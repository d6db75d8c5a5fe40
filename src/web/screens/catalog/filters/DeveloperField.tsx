import { useId } from 'react';
import { filterField } from '#domain/catalog/filters/read-filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './DeveloperField.module.css';

export interface DeveloperFieldProps {
  chosen: SearchFilters['developer'];
  developers: readonly { id: number; name: string }[];
  onChange: () => void;
}

/** Whose flats: any developer with something on sale. */
export function DeveloperField({ chosen, developers, onChange }: DeveloperFieldProps) {
  const id = useId();
  const known = developers.find((developer) => developer.id === chosen?.id) ?? chosen;
  const all = known && !developers.includes(known) ? [known, ...developers] : developers;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        Застройщик
      </label>
      <div className={styles.control}>
        <select
          id={id}
          name={filterField('developer')}
          defaultValue={known ? fieldValue(known) : ''}
          className={styles.select}
          onChange={onChange}
        >
          <option value="">Любой</option>
          {all.map((developer) => (
            <option key={developer.id} value={fieldValue(developer)}>
              {developer.name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </div>
  );
}

function fieldValue({ id, name }: { id: number; name: string }): string {
  return JSON.stringify({ id, name });
}
