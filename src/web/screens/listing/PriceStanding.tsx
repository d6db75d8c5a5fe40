import type { FlatPage } from '#contract/flat-page.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import styles from './PriceStanding.module.css';

/** A middle of fewer flats says nothing. */
const FEWEST_FLATS = 3;

/** Where the price of a flat stands among those with as many rooms in its complex. */
export function PriceStanding({ page: { flat, complex, median } }: { page: FlatPage }) {
  if (flat.price === null || median === null || median.flatsCount < FEWEST_FLATS) return null;
  const { from, to } = complex.statistics[flat.rooms].priceRange;
  const least = Math.min(from ?? flat.price, flat.price);
  const most = Math.max(to ?? flat.price, flat.price);
  const share = (price: number) => `${((price - least) / (most - least || 1)) * 100}%`;
  return (
    <div className={styles.standing}>
      {most > least && (
        <div className={styles.track} aria-hidden="true">
          <i className={styles.median} style={{ left: share(median.price) }} />
          <i className={styles.own} style={{ left: share(flat.price) }} />
        </div>
      )}
      <p>
        {comparison(flat.price, median.price)} в{NBSP}этом{NBSP}ЖК
      </p>
      <p className={styles.source}>
        {ROOMS_SHORT_LABELS[flat.rooms]}: медиана {formatMillions(median.price)},{' '}
        {countFlats(median.flatsCount)}
      </p>
    </div>
  );
}

/** 'на 4% ниже медианы'; less than a tenth of a percent is no difference. */
function comparison(price: number, median: number): string {
  const difference = new Decimal(price).dividedBy(median).minus(1);
  if (difference.abs().lessThan(0.001)) return 'как медиана';
  const words = difference.isNegative() ? 'ниже медианы' : 'выше медианы';
  return `на${NBSP}${formatPercent(difference.abs())} ${words}`;
}
