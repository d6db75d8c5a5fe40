import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { CountedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { periodText } from '#domain/text/period-text.ts';
import styles from './FullPrice.module.css';

interface FullPriceProps {
  counted: CountedOffer;
  /** Roubles. */
  price: number;
  /** The term, months. */
  years: number;
  isKnown: boolean;
}

/** The price of the flat with everything the loan adds to it, as one bar. */
export function FullPrice({ counted: { fullCost }, price, years, isKnown }: FullPriceProps) {
  const { interest, fee, pricePremium } = fullCost;
  const parts = [
    { name: 'Цена квартиры', roubles: price, look: styles.price },
    { name: 'Проценты', roubles: interest.toNumber(), look: styles.interest },
    { name: 'Комиссия', roubles: fee.toNumber(), look: styles.fee },
  ].filter(({ roubles }) => roubles > 0);
  // A premium is in the price already: nobody pays it twice.
  const total = fee.plus(interest).plus(price);
  return (
    <div className={styles.full} data-dim={!isKnown || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>Полная цена за {periodText(years)}</h3>
        <b className={styles.total}>{formatRoubles(total)}</b>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, roubles, look }) => (
          <i key={name} className={look} style={{ flexGrow: roubles / total.toNumber() }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ name, roubles, look }) => (
          <li key={name}>
            <i className={look} aria-hidden="true" />
            {name} <b>{formatRoubles(roubles)}</b>
          </li>
        ))}
      </ul>
      {!pricePremium.isZero() && (
        <p className={styles.premium}>
          С субсидией квартира <b>дороже базовой цены на {formatRoubles(pricePremium)}</b>: без неё{' '}
          {formatRoubles(pricePremium.negated().plus(price))}.
        </p>
      )}
    </div>
  );
}
