import type { ReactNode } from 'react';
import styles from './FoldedOnPhone.module.css';

/**
 * Opens in place on a phone, where a page would be too long with it, and is open on wider screens. Its HTML is there
 * either way, so that machines read it and a search in the page opens it.
 */
export function FoldedOnPhone({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
