import type { Range } from '#contract/catalog.ts';
import type { ComplexPage } from '#contract/complex-page.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { areaRange } from '../../../parts/complex/area-range.ts';
import { useLens } from '../../../query/use-lens.ts';
import { bucketPayment } from '../bucket-payment.ts';
import { bucketAnchor } from '../PriceRows.tsx';
import { SumRange } from '../SumRange.tsx';
import styles from './PriceTable.module.css';

export type BucketStatisticsProps = Pick<ComplexPage, 'complex' | 'flats' | 'mortgage'>;

/** Figures of the flats on sale by the number of rooms; buckets with nothing to sell are left out. */
export function BucketStatistics({ complex: { statistics }, flats, mortgage }: BucketStatisticsProps) {
  const lens = useLens();
  const buckets = ROOMS_BUCKETS.filter((rooms) => statistics[rooms].flatsCount > 0);
  const rows: (RoomsBucket | 'total')[] = buckets.length > 1 ? [...buckets, 'total'] : buckets;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside its frame, by keys as well.
    <section className={styles.frame} tabIndex={0} aria-label="Квартиры в продаже по комнатам">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Комнат</th>
            <th scope="col">Квартир</th>
            <th scope="col">{lens === 'payment' ? 'Платёж в\u00a0месяц' : 'Цена'}</th>
            <th scope="col">₽/м²</th>
            <th scope="col">Площадь</th>
            <th scope="col">Потолки</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((rooms) => {
            const { flatsCount, priceRange, pricePerMeter, area, ceilingHeight } = statistics[rooms];
            const payment = rooms === 'total' ? (mortgage?.payment ?? null) : bucketPayment(flats, rooms);
            return (
              <tr key={rooms}>
                <th scope="row">
                  {rooms === 'total' ? (
                    'Все'
                  ) : (
                    <a href={`#${bucketAnchor(rooms)}`}>{ROOMS_SHORT_LABELS[rooms]}</a>
                  )}
                </th>
                <td>{formatNumber(flatsCount)}</td>
                <td>
                  <SumRange price={priceRange} payment={payment} />
                </td>
                <td>{span(pricePerMeter, 0)}</td>
                <td>{areaRange(area)}</td>
                <td>{span(ceilingHeight, 2, '\u00a0м')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function span({ from, to }: Range, decimals: number, unit = ''): string {
  if (from === null || to === null) return '—';
  const [least, most] = [from, to].map((value) => formatNumber(value, { decimals }));
  return `${least === most ? most : `${least}–${most}`}${unit}`;
}
