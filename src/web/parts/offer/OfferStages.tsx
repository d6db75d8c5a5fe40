import type { ListingOffer, OfferStage, PaymentAnnuity } from '#contract/mortgage.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import styles from './HowCounted.module.css';
import { declaredPskText } from './offer-texts.ts';
import { StagesBar } from './StagesBar.tsx';

const MONTHS_A_YEAR = 12;

/** The numbers of each stage, named with the letters of the formula. */
export function OfferStages({ offer }: { offer: ListingOffer }) {
  const { stages } = offer;
  const psk = declaredPskText(offer);
  return (
    <>
      {psk && <p className={styles.psk}>{psk} по данным банка</p>}
      {stages.length > 1 && <StagesBar stages={stages} />}
      {stages.map((stage) => (
        <section key={stage.from}>
          {stages.length > 1 && (
            <h3 className={styles.stage}>
              {stage.label}, с{NBSP}
              {formatDate(stage.from)}
            </h3>
          )}
          {stage.annuities.map((annuity) => (
            <Annuity key={annuity.rate} annuity={annuity} isPart={stage.annuities.length > 1} />
          ))}
          {(stages.length > 1 || stage.annuities.length > 1) && <StageSum stage={stage} />}
        </section>
      ))}
      {offer.isHandoverAssumed && (
        <p className={styles.note}>Когда сдадут дом, неизвестно: расчёт на два года вперёд.</p>
      )}
    </>
  );
}

function Annuity({
  annuity: { debt, rate, months, payment },
  isPart,
}: {
  annuity: PaymentAnnuity;
  isPart: boolean;
}) {
  return (
    <dl className={styles.inputs}>
      <dt>
        <i>К</i>, долг
      </dt>
      <dd>{formatRoubles(debt)}</dd>
      <dt>
        <i>r</i>, ставка в{NBSP}месяц
      </dt>
      <dd>
        {formatRate(rate)} ÷ {MONTHS_A_YEAR} = {formatRate(new Decimal(rate).dividedBy(MONTHS_A_YEAR))}
      </dd>
      <dt>
        <i>n</i>, месяцев
      </dt>
      <dd>{months}</dd>
      {isPart && (
        <>
          <dt>
            <i>П</i>, часть платежа
          </dt>
          <dd>{formatRoubles(payment)}</dd>
        </>
      )}
    </dl>
  );
}

function StageSum({ stage: { payment } }: { stage: OfferStage }) {
  return (
    <p className={styles.sum}>
      Платёж <b>{formatRoubles(payment)}</b>
    </p>
  );
}
