import type { ReactNode } from 'react';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  title: string;
  /** Why, in one sentence. */
  children?: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
}

/** In place of a list without rows. */
export function EmptyList({ title, children, actions }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
