import { formatRoubles } from '#domain/money/format-roubles.ts';
import { breakEven } from '#domain/mortgage/evaluate/break-even.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { fromKopecks, toKopecks } from '#domain/mortgage/loan/kopecks.ts';
import { getPart } from '#domain/mortgage/offer/find-part.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import type { CountedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { periodText } from '#domain/text/period-text.ts';
import { breakEvenText } from './break-even-text.ts';
import styles from './FullPrice.module.css';
import { interestParts } from './interest-parts.ts';
import { SplitBar } from './SplitBar.tsx';

interface FullPriceProps {
  offer: Offer;
  /** The cell a subsidy is counted at. */
  row: SubsidyRow | undefined;
  query: PreparedQuery;
  counted: CountedOffer;
  isKnown: boolean;
}

const INTEREST_LOOKS = [styles.interest, styles.later];

/** The price of the flat with everything the loan adds to it, as one bar. */
export function FullPrice({ offer, row, query, counted, isKnown }: FullPriceProps) {
  const { interest, fee, pricePremium } = counted.fullCost;
  const price = fromKopecks(query.priceKopecks);
  const interests = interestParts(counted.stages);
  const parts = [
    { name: 'Цена квартиры', roubles: price, look: styles.price },
    ...interests.map((part, at) => ({ ...part, look: INTEREST_LOOKS[interests.length === 1 ? 1 : at] })),
    { name: 'Комиссия', roubles: fee, look: styles.fee },
  ].filter(({ roubles }) => roubles.greaterThan(0));
  // A premium is in the price already: nobody pays it twice.
  const total = fee.plus(interest).plus(price);
  const cost = fee.plus(pricePremium);
  return (
    <div className={styles.full} data-dim={!isKnown || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>Полная цена за {periodText(query.months)}</h3>
        <b className={styles.total}>{formatRoubles(total)}</b>
      </div>
      <SplitBar parts={parts.map(({ name, roubles, look }) => ({ name, size: roubles.toNumber(), look }))} />
      <ul className={styles.legend}>
        {parts.map(({ name, roubles, look }) => (
          <li key={name}>
            <svg className={styles.mark} aria-hidden="true">
              <rect width="8" height="8" rx="2" className={look} />
            </svg>
            {name} <b>{formatRoubles(roubles)}</b>
          </li>
        ))}
      </ul>
      {!pricePremium.isZero() && (
        <p className={styles.premium}>
          С субсидией квартира <b>дороже базовой цены на {formatRoubles(pricePremium)}</b>: без неё{' '}
          {formatRoubles(price.minus(pricePremium))}.
        </p>
      )}
      {row && isKnown && !cost.isZero() && (
        <p className={styles.premium}>
          {breakEvenText(
            counted.fullCost,
            breakEven(offer, query, { row, costKopecks: toKopecks(cost) }),
            getPart(offer, 'BASE').interest,
          )}
        </p>
      )}
    </div>
  );
}
