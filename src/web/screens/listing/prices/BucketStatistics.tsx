import type { Complex, Range } from '#contract/catalog.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatMillionsRange } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { areaRange } from '../../../parts/area-range.ts';
import styles from './PriceTable.module.css';

/** Figures of the flats on sale by the number of rooms; buckets with nothing to sell are left out. */
export function BucketStatistics({ statistics }: Pick<Complex, 'statistics'>) {
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
            <th scope="col">Цена</th>
            <th scope="col">₽/м²</th>
            <th scope="col">Площадь</th>
            <th scope="col">Потолки</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((rooms) => {
            const { flatsCount, priceRange, pricePerMeter, area, ceilingHeight } = statistics[rooms];
            return (
              <tr key={rooms}>
                <th scope="row">{rooms === 'total' ? 'Все' : ROOMS_SHORT_LABELS[rooms]}</th>
                <td>{formatNumber(flatsCount)}</td>
                <td>
                  {priceRange.from !== null && priceRange.to !== null
                    ? formatMillionsRange(priceRange.from, priceRange.to)
                    : 'по запросу'}
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
