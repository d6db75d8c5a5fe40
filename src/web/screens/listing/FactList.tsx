import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** Name and value; a fact without a value is left out. */
export type Fact = readonly [name: string, value: ReactNode];

export interface FactListProps {
  facts: readonly Fact[];
  /** Two columns where there is room. */
  isWide?: boolean;
  'data-edit'?: string;
}

/** Parameters by name, one a row. */
export function FactList({ facts, isWide = false, ...data }: FactListProps) {
  return (
    <dl className={styles.facts} data-wide={isWide || undefined} {...data}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
