import type { Complex, Flat } from '#contract/catalog.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { bucketPayment } from './bucket-payment.ts';
import styles from './PriceRows.module.css';
import { SumRange } from './SumRange.tsx';
import { usualTop } from './usual-top.ts';

/** Where the flats of a bucket stand on the page. */
export function bucketAnchor(rooms: RoomsBucket): string {
  return `rooms-${rooms}`;
}

export interface PriceRowsProps {
  statistics: Complex['statistics'];
  /** The first flats of each bucket, the cheapest first. */
  flats: readonly Pick<Flat, 'rooms' | 'payment'>[];
}

/**
 * Prices by rooms on one axis, so that ranges show where they overlap; each row leads to its flats, those without a
 * price too.
 */
export function PriceRows({ statistics, flats }: PriceRowsProps) {
  const rows = ROOMS_BUCKETS.flatMap((rooms) => {
    const { priceRange, flatsCount } = statistics[rooms];
    const { from, to } = priceRange;
    const price = from !== null && to !== null ? { from, to } : null;
    return flatsCount > 0 ? [{ rooms, price, flatsCount }] : [];
  });
  if (rows.length === 0) return null;
  const prices = rows.flatMap(({ price }) => price ?? []);
  const start = Math.min(...prices.map(({ from }) => from));
  const top = usualTop(prices.flatMap(({ from, to }) => [from, to]));
  const share = (price: number) => ((Math.min(price, top) - start) / (top - start || 1)) * 100;
  return (
    <ul className={styles.rows}>
      {rows.map(({ rooms, price, flatsCount }) => (
        <li key={rooms}>
          <a href={`#${bucketAnchor(rooms)}`} className={styles.row}>
            <b className={styles.rooms}>{ROOMS_SHORT_LABELS[rooms]}</b>
            {price === null ? (
              <span className={styles.onRequest}>цены по&nbsp;запросу</span>
            ) : (
              <>
                <span className={styles.track} aria-hidden="true">
                  <i
                    data-beyond={price.to > top || undefined}
                    style={{
                      left: `${share(price.from)}%`,
                      width: `max(6px, ${share(price.to) - share(price.from)}%)`,
                    }}
                  />
                </span>
                <span className={styles.range}>
                  <SumRange price={price} payment={bucketPayment(flats, rooms)} />
                </span>
              </>
            )}
            <span className={styles.count}>
              <VisuallyHidden>, квартир: </VisuallyHidden>
              {formatNumber(flatsCount)}
            </span>
          </a>
        </li>
      ))}
      {prices.some(({ to }) => to > top) && (
        <li className={styles.note} aria-hidden="true">
          → выше шкалы
        </li>
      )}
    </ul>
  );
}
