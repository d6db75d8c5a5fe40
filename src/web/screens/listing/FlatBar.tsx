import type { FlatPage } from '#contract/flat-page.ts';
import { Money } from '#ui/Money/Money.tsx';
import { priceWithoutRoubles } from '../../parts/flat/original-price.ts';
import { PhoneButton } from '../../parts/phone/PhoneButton.tsx';
import { useLens } from '../../query/use-lens.ts';
import styles from './FlatBar.module.css';
import { PAYMENT_ID } from './payment-id.ts';

/** The price and the way to call, always at hand at the bottom of a phone. */
export function FlatBar({ page: { flat, developerCompany } }: { page: FlatPage }) {
  const isByPayment = useLens() === 'payment' && flat.payment !== null;
  return (
    <div className={styles.bar}>
      <div className={styles.money} data-lens={isByPayment ? 'payment' : undefined}>
        <p className={styles.price}>
          {flat.price === null ? priceWithoutRoubles(flat) : <Money roubles={flat.price} />}
        </p>
        <p className={styles.payment}>
          {flat.payment !== null && (
            <a href={`#${PAYMENT_ID}`}>
              от <Money roubles={flat.payment} per="/мес" />
            </a>
          )}
        </p>
      </div>
      <div className={styles.call}>
        <PhoneButton developer={developerCompany} complexId={flat.complexId} />
      </div>
    </div>
  );
}
