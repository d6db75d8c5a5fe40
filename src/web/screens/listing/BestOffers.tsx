import type { ListingMortgage } from '#contract/mortgage.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { HowCounted } from '../../parts/HowCounted.tsx';
import { declaredPskText, ratesText, stagesText } from '../../parts/offer-texts.ts';
import { PAYMENT_TERMS } from '../../parts/payment-terms.ts';
import styles from './BestOffers.module.css';
import listing from './Listing.module.css';

/** The best mortgage offer of each kind for the price, each with the way to its numbers. */
export function BestOffers({ mortgage }: { mortgage: ListingMortgage }) {
  return (
    <section className={listing.section}>
      <h2>Лучшие предложения</h2>
      <ul className={styles.list}>
        {mortgage.offers.map((offer) => (
          <li key={offer.hash} className={styles.offer}>
            <img
              src={offer.bank.logoURL}
              alt=""
              width={40}
              height={40}
              className={styles.icon}
              loading="lazy"
            />
            <div className={styles.bank}>
              <h3 className={styles.name}>{nonBreaking(offer.bank.name)}</h3>
              <p className={styles.program}>
                {nonBreaking(offer.program)} <Badge>{OFFER_TYPE_LABELS[offer.type]}</Badge>
              </p>
            </div>
            <div className={styles.payment}>
              <p className={styles.sum}>
                <Money roubles={offer.stages[0]!.payment} per="/мес" />
              </p>
              <p className={styles.quiet}>{stagesText(offer)}</p>
            </div>
            <div className={styles.rates}>
              <p>{declaredPskText(offer)}</p>
              <p>{ratesText(offer)}</p>
            </div>
            <HowCounted mortgage={mortgage} offer={offer} isInList />
          </li>
        ))}
      </ul>
      <p className={listing.note}>
        {nonBreaking(
          `Лучшее предложение каждого вида: ${PAYMENT_TERMS}. Первым стоит то, где меньше самый большой платёж. Оценивайте свои финансовые возможности и риски.`,
        )}
      </p>
    </section>
  );
}
