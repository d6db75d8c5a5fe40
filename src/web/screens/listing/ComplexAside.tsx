import type { ComplexPage } from '#contract/catalog.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { checkedAt } from '../../parts/checked-at.ts';
import { Payment } from '../../parts/Payment.tsx';
import styles from './ComplexAside.module.css';
import listing from './Listing.module.css';
import { PriceRows } from './PriceRows.tsx';

/** What flats of the complex cost, at once and by the month. */
export function ComplexAside({ page, now }: { page: ComplexPage; now: Date }) {
  const { complex, developerCompany, flats } = page;
  const { priceRange, flatsCount } = complex.statistics.total;
  const checked = flats
    .map(({ confirmedAt }) => confirmedAt)
    .sort((one, other) => Number(other) - Number(one));
  return (
    <aside className={listing.aside} aria-label="Цены">
      {flatsCount === 0 ? (
        <>
          <p className={styles.closed}>Продажи закрыты</p>
          <p className={listing.note}>Сейчас в этом комплексе нет свободных квартир.</p>
        </>
      ) : (
        <>
          <div className={styles.top}>
            <p className={styles.price}>
              {priceRange.from === null ? 'Цены по запросу' : `от${NBSP}${formatMillions(priceRange.from)}`}
            </p>
            <p className={styles.count}>{countFlats(flatsCount)}</p>
          </div>
          {page.mortgage && <Payment mortgage={page.mortgage} />}
          <PriceRows statistics={complex.statistics} />
        </>
      )}
      <p className={listing.foot}>
        <span>Застройщик: {developerCompany.name}</span>
        {checked[0] && <span>{checkedAt(checked[0], now)}</span>}
      </p>
    </aside>
  );
}
