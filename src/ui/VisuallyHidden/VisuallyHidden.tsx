import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  as?: 'span' | 'h2';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, as: Tag = 'span' }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles.hidden}>
      {children}
    </Tag>
  );
}
