import { Suspense } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { checkedAt } from '../../parts/flat/checked-at.ts';
import { originalPrice } from '../../parts/flat/original-price.ts';
import { PhoneButton } from '../../parts/phone/PhoneButton.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import styles from './ComplexAside.module.css';
import { complexSale } from './complex-sale.ts';
import { handoverGroups } from './handover-groups.ts';
import listing from './Listing.module.css';
import { LazyAskButtons } from './listing-parts.ts';
import { PriceRows } from './PriceRows.tsx';
import { RateNote } from './RateNote.tsx';
import { Sums } from './Sums.tsx';

const MOST_TERMS = 4;

interface ComplexAsideProps {
  id: string;
  page: ComplexPage;
  now: Date;
}

/** Prices and payments of the complex, the handover of its houses and whom to call. */
export function ComplexAside({ id, page, now }: ComplexAsideProps) {
  const { complex, developerCompany, flats } = page;
  const { priceRange, flatsCount } = complex.statistics.total;
  const sale = complexSale(page);
  const terms = handoverGroups(page.houses, now);
  const cheapest = flats.find(({ price }) => price !== null);
  const quoted = cheapest && originalPrice(cheapest);
  const checked = flats
    .map(({ confirmedAt }) => confirmedAt)
    .sort((one, other) => Number(other) - Number(one));
  return (
    <aside id={id} className={listing.aside} aria-label="Цены">
      {sale.kind !== 'onSale' ? (
        <>
          <p className={styles.closed}>{sale.label}</p>
          <p className={listing.note}>{sale.explanation}</p>
          {page.similar.length > 0 && (
            <p className={listing.note}>
              <a href="#similar">Похожие комплексы рядом</a>
            </p>
          )}
        </>
      ) : (
        <>
          <Sums
            price={
              <div className={styles.top}>
                <p className={styles.price}>
                  {priceRange.from === null
                    ? 'Цены по запросу'
                    : `от${NBSP}${formatMillions(priceRange.from)}`}
                </p>
                <p className={styles.count}>{countFlats(flatsCount)}</p>
                {quoted && (
                  <div className={styles.quoted}>
                    <p className={listing.note}>{`${quoted} у${NBSP}застройщика`}</p>
                    <RateNote rates={page.rates} currencies={[cheapest!.originalCurrency]} />
                  </div>
                )}
              </div>
            }
            mortgage={page.mortgage}
          />
          <PriceRows statistics={complex.statistics} flats={flats} />
        </>
      )}
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.slice(0, MOST_TERMS).map(({ houses, handover }) => (
            <div key={handover}>
              <dt>{houses}</dt>
              <dd>{handover}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.calendar}>
        <CalendarLink complexId={complex.id} houses={page.houses} now={now} />
      </p>
      <div className={styles.phone}>
        <PhoneButton developer={developerCompany} complexId={complex.id} />
      </div>
      <Suspense>
        <LazyAskButtons about={complexName(complex.name)} />
      </Suspense>
      <p className={listing.foot}>
        <span>Застройщик: {developerCompany.name}</span>
        {checked[0] && <span>{checkedAt(checked[0], now)}</span>}
      </p>
    </aside>
  );
}
