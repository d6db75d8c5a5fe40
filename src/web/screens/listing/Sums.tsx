import { type ReactNode, Suspense } from 'react';
import type { ListingMortgage } from '#contract/mortgage.ts';
import { useLens } from '../../query/use-lens.ts';
import { LazyPayment } from './listing-parts.ts';
import { PAYMENT_ID } from './payment-id.ts';
import styles from './Sums.module.css';

export interface SumsProps {
  price: ReactNode;
  /** Null where no mortgage fits. */
  mortgage: ListingMortgage | null;
  /** Stands between the two while the price is told first. */
  children?: ReactNode;
}

/** The price and the payment beside the picture of a listing; the lens says which of them is told first and large. */
export function Sums({ price, mortgage, children }: SumsProps) {
  const isByPayment = useLens() === 'payment' && mortgage !== null;
  const payment = mortgage && (
    <div id={PAYMENT_ID} className={styles.payment}>
      <Suspense>
        <LazyPayment mortgage={mortgage} />
      </Suspense>
    </div>
  );
  return (
    <div className={styles.sums} data-lens={isByPayment ? 'payment' : undefined}>
      {isByPayment && payment}
      <div className={styles.price}>{price}</div>
      {children}
      {!isByPayment && payment}
    </div>
  );
}
