import type { FlatPage } from '#contract/catalog.ts';
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
          {flat.payment !== null && (
            <p className={styles.payment}>
              от <Money roubles={flat.payment} per="/мес" />
            </p>
          )}
        </div>
      )}
      <div className={styles.call}>
        <PhoneButton developer={developerCompany} complexId={flat.complexId} />
      </div>
    </div>
  );
}
