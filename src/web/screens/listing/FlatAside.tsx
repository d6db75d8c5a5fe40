import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { FlatPage } from '#contract/flat-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { checkedAt } from '../../parts/flat/checked-at.ts';
import { flatName } from '../../parts/flat/flat-name.ts';
import { PhoneButton } from '../../parts/phone/PhoneButton.tsx';
import styles from './FlatAside.module.css';
import { FlatPrice } from './FlatPrice.tsx';
import { LastMove } from './LastMove.tsx';
import listing from './Listing.module.css';
import { LazyAskButtons } from './listing-parts.ts';
import { PriceStanding } from './PriceStanding.tsx';
import { Sums } from './Sums.tsx';
import { isOffSale, type SaleState } from './sale-state.ts';

/** The price and the payment of the flat; the last known price of one that is gone. */
export function FlatAside({ page, state, now }: { page: FlatPage; state: SaleState; now: Date }) {
  const { flat, complex, developerCompany } = page;
  const { flatsCount: flatsLeft } = complex.statistics.total;
  const isGone = isOffSale(state);
  return (
    <aside className={listing.aside} aria-label="Цена">
      {state.kind !== 'onSale' && <p className={styles.state}>{state.label}</p>}
      <Sums price={<FlatPrice page={page} isGone={isGone} />} mortgage={isGone ? null : page.mortgage}>
        {state.kind !== 'onSale' && <p className={listing.note}>{state.explanation}</p>}
        {isGone && flatsLeft > 0 && (
          <Link
            to="/complex/$id"
            params={{ id: complex.id }}
            className={classNames(buttonClass({ wide: true }), styles.others)}
          >
            Показать {countFlats(flatsLeft)}
          </Link>
        )}
        {!isGone && (
          <>
            <LastMove page={page} />
            <PriceStanding page={page} />
            <div className={styles.call}>
              <PhoneButton developer={developerCompany} complexId={flat.complexId} />
            </div>
            <Suspense>
              <LazyAskButtons about={`${flatName(flat)}, ${complexName(complex.name)}`} />
            </Suspense>
          </>
        )}
      </Sums>
      <p className={listing.foot}>
        <span>Застройщик: {developerCompany.name}</span>
        <span>{checkedAt(flat.confirmedAt, now)}</span>
      </p>
    </aside>
  );
}
