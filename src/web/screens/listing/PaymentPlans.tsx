import { paymentPlanSteps } from '#domain/listing/payment-plan-steps.ts';
import { type Currency, formatOriginalPrice } from '#domain/money/currency.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import listing from './Listing.module.css';
import styles from './PaymentPlans.module.css';

export interface PaymentPlansProps {
  /** In the words of the feed; `flatsCount` where several flats of a complex are told of. */
  plans: readonly { plan: string; flatsCount?: number }[];
  /** The price that is divided, in the currency of its developer. */
  price?: { amount: number; currency: Currency } | undefined;
}

/** How the developer takes the price by parts: step by step where its words tell all of it, else in these words. */
export function PaymentPlans({ plans, price }: PaymentPlansProps) {
  return (
    <section className={listing.section} id="plans">
      <h2>Рассрочка от{NBSP}застройщика</h2>
      <ul className={styles.plans}>
        {plans.map(({ plan, flatsCount }) => (
          <li key={plan} className={styles.plan}>
            {flatsCount !== undefined && <p className={styles.count}>{countFlats(flatsCount)}</p>}
            <Plan plan={plan} price={price} />
          </li>
        ))}
      </ul>
      <p className={listing.note}>
        Со слов застройщика; условия и{NBSP}график — в{NBSP}его договоре.
      </p>
    </section>
  );
}

function Plan({ plan, price }: { plan: string; price: PaymentPlansProps['price'] }) {
  const steps = paymentPlanSteps(plan);
  if (!steps) return <p>{nonBreaking(plan)}</p>;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ percent, when }) => (
          <i key={when} style={{ flexGrow: percent }} />
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ percent, when }) => (
          <li key={when}>
            <b>{`${percent}${NBSP}%`}</b>
            <span>{nonBreaking(when)}</span>
            {price && (
              <span className={styles.sum}>
                {formatOriginalPrice(Math.round((price.amount * percent) / 100), price.currency)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
