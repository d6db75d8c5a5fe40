import type { ReactNode } from 'react';
import styles from './FoldedOnPhone.module.css';

export interface FoldedOnPhoneProps {
  /** The words that open it: 'Ещё 3 квартиры'. */
  summary: string;
  children: ReactNode;
}

/**
 * Opens in place on a phone, where a page would be too long with it, and is open on wider screens and on paper. Its HTML
 * is there either way, so that machines read it, a search in the page opens it, and no script is needed.
 */
export function FoldedOnPhone({ summary, children }: FoldedOnPhoneProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
