import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ComplexPage } from '#contract/catalog.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import listing from '../Listing.module.css';
import { priceHistoryQuery, ratesQuery } from '../load-complex.ts';
import { BucketStatistics } from './BucketStatistics.tsx';
import { PriceChart } from './PriceChart.tsx';
import styles from './PricesSection.module.css';
import { PriceTable } from './PriceTable.tsx';
import { priceChange } from './price-change.ts';
import { type PriceLine, type PriceMeasure, priceLines } from './price-lines.ts';

const route = getRouteApi('/complex/$id');

const MEASURES: { value: PriceMeasure; label: string }[] = [
  { value: 'price', label: 'Цена' },
  { value: 'pricePerMeter', label: '₽/м²' },
];

/** With more lines than this the table needs the width of the page and stands under the chart. */
const MOST_BESIDE = 3;

/** What flats cost by rooms now, and how that changed in two years: a chart with its table. */
export function PricesSection({ page }: { page: ComplexPage }) {
  const context = route.useRouteContext();
  const { data: history } = useSuspenseQuery(priceHistoryQuery(context, page.complex.id));
  const { data: rates } = useSuspenseQuery(ratesQuery(context));
  const [measure, setMeasure] = useState<PriceMeasure>('price');
  const { statistics } = page.complex;
  const lines = priceLines(history, measure, rates);
  const hasHistory = lines.some(({ steps }) => steps.length > 1);
  const isOnSale = statistics.total.flatsCount > 0;
  if (!hasHistory && !isOnSale) return null;
  return (
    <section className={listing.section} id="prices">
      <h2>Цены</h2>
      {hasHistory && (
        <>
          <div className={styles.lead}>
            <p>{summaryOf(lines, measure)}</p>
            <SegmentedSwitch
              label="Что показывает график"
              look="pill"
              options={MEASURES}
              value={measure}
              onChange={setMeasure}
            />
          </div>
          <div className={styles.history} data-wide={lines.length > MOST_BESIDE || undefined}>
            <PriceChart lines={lines} measure={measure} />
            <PriceTable lines={lines} measure={measure} />
          </div>
        </>
      )}
      {isOnSale && (
        <>
          <h3 className={styles.title}>Сейчас в{'\u00a0'}продаже</h3>
          <BucketStatistics {...page} />
        </>
      )}
    </section>
  );
}

/** The chart in a sentence. */
function summaryOf(lines: readonly PriceLine[], measure: PriceMeasure): string {
  const first = lines.map(({ steps }) => steps[0]!.date).sort()[0]!;
  const changes = lines.flatMap((line) => {
    const change = priceChange(line);
    return change === null ? [] : [`${ROOMS_SHORT_LABELS[line.rooms]} ${change}`];
  });
  const what =
    measure === 'price'
      ? 'Медиана цен свободных квартир, млн\u00a0₽.'
      : 'Медиана цен за\u00a0метр, тыс.\u00a0₽.';
  return `${what} С\u00a0${formatDate(first)}: ${changes.join(', ')}`;
}
