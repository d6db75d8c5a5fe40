import type { ReactNode } from 'react';
import type { Flat } from '#contract/catalog.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { useLens } from '../../query/use-lens.ts';
import styles from './SumFrom.module.css';

export interface SumFromProps {
  /** The price of the cheapest, roubles. */
  price: number | null;
  /** A month for the cheapest; null where no mortgage fits. */
  payment: Flat['payment'];
  /** Stands there while nobody tells the price. */
  unknown?: ReactNode;
}

/** The least of some sums as the page tells sums: 'от 12,4 млн ₽' or 'от 62 186 ₽/мес'. */
export function SumFrom({ price, payment, unknown = null }: SumFromProps) {
  const lens = useLens();
  if (lens === 'payment' && payment !== null) {
    return <span className={styles.payment}>{`от${NBSP}${formatRoubles(payment)}/мес`}</span>;
  }
  return price === null ? unknown : `от${NBSP}${formatMillions(price)}`;
}
