import type { FlatPage } from '#contract/catalog.ts';
import { paymentFromPrice } from '#domain/mortgage/payment-from-price.ts';
import { Money } from '#ui/Money/Money.tsx';
import { PhoneButton } from '../../parts/PhoneButton.tsx';
import styles from './FlatBar.module.css';

/** The price and the way to call, always at hand at the bottom of a phone. */
export function FlatBar({ page: { flat, developerCompany } }: { page: FlatPage }) {
  return (
    <div className={styles.bar}>
      {flat.price !== null && (
        <div className={styles.money}>
          <p className={styles.price}>
            <Money roubles={flat.price} />
          </p>
          <p className={styles.payment}>
            <Money roubles={paymentFromPrice(flat.price).payment} per="/мес" />
          </p>
        </div>
      )}
      <div className={styles.call}>
        <PhoneButton developer={developerCompany} />
      </div>
    </div>
  );
}
