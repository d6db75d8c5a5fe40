import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** A grid of cards: as many columns as fit, each at least as wide as a card reads well. */
export function CardGrid({ children, isBusy }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <ul className={styles.grid} aria-busy={isBusy || undefined}>
      {children}
    </ul>
  );
}

/** One place of the grid. */
export function CardCell({ children }: { children: ReactNode }) {
  return <li className={styles.cell}>{children}</li>;
}
