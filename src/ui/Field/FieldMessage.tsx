import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** The line under a control: its error, else its hint, else nothing. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) {
    return (
      <p id={id} className={styles.error}>
        <Icon name="error" size={16} label="Ошибка:" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}
