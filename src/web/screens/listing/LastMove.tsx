import type { FlatPage } from '#contract/flat-page.ts';
import { priceSteps } from '#domain/listing/price-steps.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatChange } from '../../parts/flat/price-move-text.ts';
import styles from './LastMove.module.css';

/** The newest move of a flat's price and the way to its whole history; nothing while it never moved. */
export function LastMove({ page }: { page: FlatPage }) {
  const { currency, steps } = priceSteps(page.priceHistory);
  const last = steps.at(-1);
  if (!last || last.change === null) return null;
  return (
    <p className={styles.move}>
      <b className={styles.change} data-move={last.change < 0 ? 'down' : 'up'}>
        {formatChange(last.change, currency)}
      </b>{' '}
      <a href="#price-history" className={styles.since}>
        с{NBSP}
        {formatDate(last.at)}
      </a>
    </p>
  );
}
