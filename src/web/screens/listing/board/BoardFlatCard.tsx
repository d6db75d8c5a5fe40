import { Link } from '@tanstack/react-router';
import type { BoardFlat } from '#contract/board.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Money } from '#ui/Money/Money.tsx';
import { flatName } from '../../../parts/flat/flat-name.ts';
import { originalPrice, priceWithoutRoubles } from '../../../parts/flat/original-price.ts';
import { PlanPicture } from '../../../parts/flat/PlanPicture.tsx';
import { useLens } from '../../../query/use-lens.ts';
import { FlatPayment } from '../FlatPayment.tsx';
import styles from './BoardFlatCard.module.css';

/** The flat chosen on the board: its plan, what it costs, the way to its page. */
export function BoardFlatCard({ flat }: { flat: BoardFlat }) {
  const { price, pricePerMeter, payment, ceilingHeight, renovation } = flat;
  const quoted = originalPrice(flat);
  const isByPayment = useLens() === 'payment' && payment !== null;
  const facts = [
    ['Секция', flat.section],
    ['Потолки', ceilingHeight !== null && `${formatNumber(ceilingHeight, { decimals: 2 })}${NBSP}м`],
    ['Отделка', renovation !== null && RENOVATION_LABELS[renovation]],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <div className={styles.card}>
      <PlanPicture flat={flat} size="panel" alt={`План: ${flatName(flat)}`} className={styles.plan} />
      <div className={styles.words}>
        <p className={styles.title}>{flatTitle(flat)}</p>
        {flat.status === 'BOOKED' && <p className={styles.booked}>Забронирована</p>}
        <div className={styles.sums} data-lens={isByPayment ? 'payment' : undefined}>
          {price === null ? (
            <p className={styles.price}>{priceWithoutRoubles(flat)}</p>
          ) : (
            <div className={styles.money}>
              <p className={styles.price}>{quoted ?? <Money roubles={price} tabular />}</p>
              {quoted && (
                <p className={styles.quoted}>
                  <Money roubles={price} tabular />
                </p>
              )}
              {!isByPayment && pricePerMeter !== null && <p>{formatPricePerMetre(pricePerMeter)}</p>}
            </div>
          )}
          <p className={styles.payment}>
            <FlatPayment flat={flat} />
          </p>
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Link to="/for-sale/$id" params={{ id: flat.id }} className={buttonClass({ wide: true })}>
          Открыть квартиру
        </Link>
      </div>
    </div>
  );
}
