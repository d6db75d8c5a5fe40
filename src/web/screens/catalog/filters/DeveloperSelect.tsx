import { useId } from 'react';
import { filterField } from '#domain/catalog/filters/read-filter-form.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './DeveloperSelect.module.css';

export interface DeveloperSelectProps {
  chosen: { id: number; name: string } | undefined;
  developers: readonly { id: number; name: string }[];
}

/** The choice of a developer where scripts do not run. */
export function DeveloperSelect({ chosen, developers }: DeveloperSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        Застройщик
      </label>
      <div className={styles.control}>
        <select
          id={id}
          name={filterField('developer')}
          defaultValue={chosen ? fieldValue(chosen) : ''}
          className={styles.select}
        >
          <option value="">Любой</option>
          {developers.map((developer) => (
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
