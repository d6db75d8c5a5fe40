import { type MouseEvent, Suspense, useState } from 'react';
import type { ListingMortgage } from '#contract/mortgage.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Money } from '#ui/Money/Money.tsx';
import { lazyPart } from '../../lazy-screen.ts';
import { HowCounted } from '../../parts/offer/HowCounted.tsx';
import { declaredPskText, ratesText, stagesText } from '../../parts/offer/offer-texts.ts';
import { useTermsText } from '../../parts/offer/payment-terms.ts';
import { RowPercent } from '../../parts/offer/RowPercent.tsx';
import { useTerms } from '../../query/use-terms.ts';
import styles from './BestOffers.module.css';
import { CalculatorWaits } from './CalculatorWaits.tsx';
import { FoldedOnPhone } from './FoldedOnPhone.tsx';
import listing from './Listing.module.css';

/** Comes when it is asked for. */
const ListingCalculator = lazyPart(() => import('./ListingCalculator.tsx'), 'ListingCalculator');

export interface BestOffersProps {
  mortgage: ListingMortgage;
  /** The flat whose price it is for. */
  flatId: number;
}

/** The best mortgage offer of each kind for the price, each with the way to its numbers, and a calculator of all. */
export function BestOffers({ mortgage, flatId }: BestOffersProps) {
  const termsText = useTermsText();
  const { isByFirst } = readTerms(useTerms());
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = mortgage.offers;

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <section className={listing.section} id="mortgage">
      <h2>Ипотека</h2>
      <div className={styles.list}>
        <ul>{first && <Offer offer={first} mortgage={mortgage} />}</ul>
        {others.length > 0 && (
          <FoldedOnPhone
            summary={`Ещё ${countPhrase(others.length, 'предложение', 'предложения', 'предложений')}`}
          >
            <ul>
              {others.map((offer) => (
                <Offer key={offer.hash} offer={offer} mortgage={mortgage} />
              ))}
            </ul>
          </FoldedOnPhone>
        )}
      </div>
      <p className={listing.note}>
        {nonBreaking(
          `Лучшее предложение каждого вида: ${termsText}. Первым стоит то, где меньше ${isByFirst ? 'первый' : 'самый большой'} платёж. Оценивайте свои финансовые возможности и риски.`,
        )}
      </p>
      {isOpen ? (
        <Suspense fallback={<CalculatorWaits />}>
          <ListingCalculator mortgage={mortgage} flatId={flatId} />
        </Suspense>
      ) : (
        // The widget of its own page has the same engine, for those without scripts.
        <a
          href={`/widget/ipo-calc?price=${mortgage.price}`}
          rel="nofollow"
          className={classNames(styles.opener, buttonClass({ variant: 'secondary' }))}
          onClick={open}
        >
          Изменить взнос и{NBSP}срок
        </a>
      )}
    </section>
  );
}

interface OfferProps {
  offer: ListingMortgage['offers'][number];
  mortgage: ListingMortgage;
}

function Offer({ offer, mortgage }: OfferProps) {
  return (
    <li className={styles.offer}>
      <img src={offer.bank.logoURL} alt="" width={40} height={40} className={styles.icon} loading="lazy" />
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
        <p>
          <RowPercent text={(format) => ratesText(offer, format)} />
        </p>
      </div>
      <HowCounted mortgage={mortgage} offer={offer} isInList />
    </li>
  );
}
