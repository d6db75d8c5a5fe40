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

export interface CardCellProps {
  children: ReactNode;
  /** The complex of the card, for a map that lies beside the grid. */
  complexId?: number;
  houseId?: number;
}

/** One place of the grid. */
export function CardCell({ children, ...place }: CardCellProps) {
  return <li {...cellAttributes(place)}>{children}</li>;
}

/** Attributes of a place of the grid that is another component. */
export function cellAttributes({ complexId, houseId }: Omit<CardCellProps, 'children'>) {
  return { className: styles.cell, 'data-complex': complexId, 'data-house': houseId };
}
