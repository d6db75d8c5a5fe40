import type { ListingMortgage } from '#contract/mortgage.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Money } from '#ui/Money/Money.tsx';
import { HowCounted } from '../../parts/offer/HowCounted.tsx';
import { declaredPskText, ratesText, stagesText } from '../../parts/offer/offer-texts.ts';
import { BY_PROGRAM, useTermsText } from '../../parts/offer/payment-terms.ts';
import { TermsButton } from '../../parts/offer/TermsButton.tsx';
import styles from './Payment.module.css';

/** The payment of the best offer with its terms and the way to its formula; the dearest stage is what is told first. */
export function Payment({ mortgage }: { mortgage: ListingMortgage }) {
  const offer = mortgage.offers[0]!;
  const termsText = useTermsText();
  const terms = [declaredPskText(offer), `ставка${NBSP}${ratesText(offer)}`, termsText];
  return (
    <div>
      <div className={styles.row}>
        <p className={styles.sum}>
          от <Money roubles={mortgage.payment} per="/мес" />{' '}
          {mortgage.program && (
            <span className={styles.program}>
              {BY_PROGRAM[mortgage.program]}
              {mortgage.basePayment && (
                <>
                  , базовая{NBSP}
                  <Money roubles={mortgage.basePayment} />
                </>
              )}
            </span>
          )}
        </p>
        <HowCounted mortgage={mortgage} offer={offer} />
      </div>
      <p className={styles.terms}>
        {terms.filter(Boolean).join(', ')} <TermsButton />
      </p>
      {offer.stages.length > 1 && (
        <p className={styles.terms}>
          {mortgage.laterPayment ? (
            <>
              Потом до{NBSP}
              <Money roubles={mortgage.laterPayment} per="/мес" />
            </>
          ) : (
            <>
              Сначала <Money roubles={offer.stages[0]!.payment} per="/мес" />
            </>
          )}
          : {stagesText(offer)}
        </p>
      )}
    </div>
  );
}
