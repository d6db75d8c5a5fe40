import { paymentFromPrice } from '#domain/mortgage/payment-from-price.ts';
import { Money } from '#ui/Money/Money.tsx';
import { HowCounted } from './HowCounted.tsx';
import styles from './Payment.module.css';
import { PAYMENT_TERMS } from './payment-terms.ts';

export interface PaymentProps {
  /** Roubles. */
  price: number;
  /** The price is the least of several. */
  isFrom?: boolean;
}

/** The monthly payment for a price with its terms and the way to its formula. */
export function Payment({ price, isFrom = false }: PaymentProps) {
  return (
    <div>
      <div className={styles.row}>
        <p className={styles.sum}>
          {isFrom && 'от '}
          <Money roubles={paymentFromPrice(price).payment} per="/мес" />
        </p>
        <HowCounted price={price} />
      </div>
      <p className={styles.terms}>{PAYMENT_TERMS}</p>
    </div>
  );
}
