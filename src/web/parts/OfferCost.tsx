import type { ListingOffer } from '#contract/mortgage.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import styles from './HowCounted.module.css';
import { percentText } from './offer-texts.ts';

/** The whole cost of the loan over the price: nothing of it hides in a small payment. */
export function OfferCost({ offer: { fullCost, psk } }: { offer: ListingOffer }) {
  const { interest, fee, pricePremium, total } = fullCost;
  const rows: [string, string | false][] = [
    ['Проценты за весь срок', formatRoubles(interest)],
    ['Комиссия', !fee.isZero() && formatRoubles(fee)],
    ['Дороже базовой цены на', !pricePremium.isZero() && formatRoubles(pricePremium)],
    ['Полная переплата', formatRoubles(total)],
    ['ПСК, расчётная', psk !== null && percentText(psk)],
  ];
  return (
    <dl className={styles.inputs} data-cost>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
