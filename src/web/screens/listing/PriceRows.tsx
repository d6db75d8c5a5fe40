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

/** Prices by rooms on one axis, so that ranges show where they overlap; each row leads to its flats. */
export function PriceRows({ statistics, flats }: PriceRowsProps) {
  const rows = ROOMS_BUCKETS.flatMap((rooms) => {
    const { priceRange, flatsCount } = statistics[rooms];
    const { from, to } = priceRange;
    return flatsCount > 0 && from !== null && to !== null ? [{ rooms, from, to, flatsCount }] : [];
  });
  if (rows.length === 0) return null;
  const start = Math.min(...rows.map(({ from }) => from));
  const top = usualTop(rows.flatMap(({ from, to }) => [from, to]));
  const share = (price: number) => ((Math.min(price, top) - start) / (top - start || 1)) * 100;
  return (
    <ul className={styles.rows}>
      {rows.map(({ rooms, from, to, flatsCount }) => (
        <li key={rooms}>
          <a href={`#${bucketAnchor(rooms)}`} className={styles.row}>
            <b className={styles.rooms}>{ROOMS_SHORT_LABELS[rooms]}</b>
            <span className={styles.track} aria-hidden="true">
              <i
                data-beyond={to > top || undefined}
                style={{ left: `${share(from)}%`, width: `max(6px, ${share(to) - share(from)}%)` }}
              />
            </span>
            <span className={styles.range}>
              <SumRange price={{ from, to }} payment={bucketPayment(flats, rooms)} />
            </span>
            <span className={styles.count}>
              <VisuallyHidden>, квартир: </VisuallyHidden>
              {formatNumber(flatsCount)}
            </span>
          </a>
        </li>
      ))}
      {rows.some(({ to }) => to > top) && (
        <li className={styles.note} aria-hidden="true">
          → выше шкалы
        </li>
      )}
    </ul>
  );
}
