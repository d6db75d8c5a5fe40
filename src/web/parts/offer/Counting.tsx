import type { CountedLoan, ListingOffer } from '#contract/mortgage.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { formatDate } from '#domain/time/format-date.ts';
import styles from './HowCounted.module.css';
import { OfferStages } from './OfferStages.tsx';
import { percentText } from './offer-texts.ts';

export interface CountingProps {
  mortgage: CountedLoan;
  /** One of its offers. */
  offer: ListingOffer;
}

/** Every number behind the payments of an offer, from the formula to the source of its terms. */
export function Counting({ mortgage, offer }: CountingProps) {
  const { price, initialPayment, initialPaymentAmount, loan } = mortgage;
  const isSingle = offer.stages.length === 1 && offer.stages[0]!.annuities.length === 1;
  return (
    <>
      <p className={styles.note}>{kindText(offer)}</p>
      <p className={styles.formula}>
        <i>П</i> = <i>К</i> ·{' '}
        <span className={styles.fraction}>
          <i>r</i>
          <span className={styles.divider}> / </span>
          <span>
            1 {MINUS} (1 + <i>r</i>)
            <sup>
              {MINUS}
              <i>n</i>
            </sup>
          </span>
        </span>
        {isSingle && (
          <>
            {' '}
            = <b>{formatRoubles(offer.payment)}</b>
          </>
        )}
      </p>
      <dl className={styles.inputs}>
        <dt>Цена</dt>
        <dd>{formatRoubles(price)}</dd>
        <dt>
          Взнос{NBSP}
          {formatPercent(initialPayment)}
        </dt>
        <dd>
          {MINUS}
          {formatRoubles(initialPaymentAmount)}
        </dd>
        <dt>Кредит</dt>
        <dd>
          <b>{formatRoubles(loan)}</b>
        </dd>
      </dl>
      <OfferStages offer={offer} />
      <OfferCost offer={offer} />
      <p className={styles.source}>{nonBreaking(sourceText(offer))}</p>
    </>
  );
}

function kindText({ stages }: ListingOffer): string {
  const [first, next] = stages;
  if (next) return `Два этапа, платёж меняется ${formatDate(next.from)}`;
  return first!.annuities.length === 1
    ? 'Аннуитет: равный платёж каждый месяц'
    : 'Два кредита рядом: равные платежи складываются';
}

function sourceText({ bank, program, termsAsOf, comment }: ListingOffer): string {
  const asOf = termsAsOf && `условия на ${formatDate(termsAsOf)}`;
  const source = [bank.name, `программа «${program}»`, comment, asOf].filter(Boolean).join(', ');
  return `Источник: ${source}. Предварительный расчёт, а не предложение банка. Оценивайте свои финансовые возможности и риски.`;
}

/** The whole cost of the loan over the price: nothing of it hides in a small payment. */
function OfferCost({ offer: { fullCost, psk } }: { offer: ListingOffer }) {
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
