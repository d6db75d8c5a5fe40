import { useId } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { paymentFromPrice } from '#domain/mortgage/payment-from-price.ts';
import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './HowCounted.module.css';

/** «Как посчитали»: the formula behind the payment for a price in roubles. A native popover, so no script is needed. */
export function HowCounted({ price }: { price: number }) {
  const id = useId();
  const { initialPaymentAmount, initialPayment, loan, rate, monthlyRate, months, payment } =
    paymentFromPrice(price);
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener}>
        Как посчитали
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.popover}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            Как посчитали
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Закрыть"
            className={styles.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className={styles.note}>Аннуитет: равный платёж каждый месяц</p>
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
          </span>{' '}
          = <b>{formatRoubles(payment)}</b>
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
          <dt>
            <i>К</i>, кредит
          </dt>
          <dd>
            <b>{formatRoubles(loan)}</b>
          </dd>
          <dt>
            <i>r</i>, ставка в{NBSP}месяц
          </dt>
          <dd>
            {formatRate(rate)} ÷ 12 = {formatRate(monthlyRate)}
          </dd>
          <dt>
            <i>n</i>, месяцев
          </dt>
          <dd>
            {CALCULATOR_DEFAULTS.years} × 12 = {formatNumber(months)}
          </dd>
        </dl>
        <p className={styles.source}>
          {nonBreaking(
            'Ставка семейной ипотеки. Это расчёт, а не предложение банка: условия зависят от программы.',
          )}
        </p>
      </div>
    </>
  );
}
