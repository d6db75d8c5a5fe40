import type { FlatPage } from '#contract/catalog.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Money } from '#ui/Money/Money.tsx';
import { checkedAt } from '../../parts/checked-at.ts';
import { originalPrice } from '../../parts/original-price.ts';
import { Payment } from '../../parts/Payment.tsx';
import { PhoneButton } from '../../parts/PhoneButton.tsx';
import styles from './FlatAside.module.css';
import listing from './Listing.module.css';
import type { SaleState } from './sale-state.ts';

/** What the flat costs, at once and by the month; of a flat that is gone, what it cost last. */
export function FlatAside({ page, state, now }: { page: FlatPage; state: SaleState; now: Date }) {
  const { flat, developerCompany } = page;
  const quoted = originalPrice(flat);
  const isGone = state.kind === 'sold' || state.kind === 'withdrawn';
  return (
    <aside className={listing.aside} aria-label="Цена">
      {state.kind !== 'onSale' && <p className={styles.state}>{state.label}</p>}
      {flat.price === null ? (
        <p className={styles.price}>Цена по запросу</p>
      ) : (
        <div className={styles.prices}>
          <p className={styles.price} data-gone={isGone || undefined}>
            <Money roubles={flat.price} />
          </p>
          {flat.pricePerMeter !== null && (
            <p className={styles.perMetre}>{formatPricePerMetre(flat.pricePerMeter)}</p>
          )}
        </div>
      )}
      {quoted && (
        <p className={listing.note}>
          {quoted} у{NBSP}застройщика
        </p>
      )}
      {state.kind !== 'onSale' && <p className={listing.note}>{state.explanation}</p>}
      {!isGone && (
        <div className={styles.call}>
          <PhoneButton developer={developerCompany} />
        </div>
      )}
      {flat.price !== null && !isGone && (
        <div className={styles.payment}>
          <Payment price={flat.price} />
        </div>
      )}
      <p className={listing.foot}>
        <span>Застройщик: {developerCompany.name}</span>
        <span>{checkedAt(flat.confirmedAt, now)}</span>
      </p>
    </aside>
  );
}
