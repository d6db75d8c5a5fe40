import type { ReactNode } from 'react';
import styles from './DevPage.module.css';

/** A page of samples under its title. */
export function DevPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}
