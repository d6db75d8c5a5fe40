import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { formatDate } from '#domain/time/format-date.ts';
import styles from './PriceHint.module.css';
import type { PriceLine, PriceMeasure } from './price-lines.ts';
import { pricesAt } from './prices-at.ts';

export interface PriceHintProps {
  lines: readonly PriceLine[];
  measure: PriceMeasure;
  /** Where the pointer is, from 0 at the first day to 1 at the last. */
  place: number;
}

/** The prices where the pointer is, in roubles and as they were quoted. */
export function PriceHint({ lines, measure, place }: PriceHintProps) {
  const { date, held } = pricesAt(lines, place);
  return (
    <div className={styles.place} style={{ left: `${place * 100}%` }}>
      <div className={styles.hint} data-left={place > 0.5 || undefined}>
        <b>{formatDate(date)}</b>
        {held.toReversed().map(({ rooms, step }) => (
          <p key={rooms}>
            <span>{ROOMS_SHORT_LABELS[rooms]}</span>
            <span>
              {measure === 'price' ? formatMillions(step.roubles) : formatRoubles(step.roubles)}
              {step.currency !== 'RUB' && <small>{formatOriginalPrice(step.original, step.currency)}</small>}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
