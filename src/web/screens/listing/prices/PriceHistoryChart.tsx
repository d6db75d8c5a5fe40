import { useState } from 'react';
import type { PriceHistory } from '#contract/price-history.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import type { RoubleRates } from '#domain/money/currency.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { type ChartLayout, layOutChart } from './chart-layout.ts';
import { PriceChart } from './PriceChart.tsx';
import styles from './PriceHistoryChart.module.css';
import { PriceTable } from './PriceTable.tsx';
import { priceChange } from './price-change.ts';
import { type PriceLine, type PriceMeasure, priceLines } from './price-lines.ts';

const MEASURES: { value: PriceMeasure; label: string }[] = [
  { value: 'price', label: 'Цена' },
  { value: 'pricePerMeter', label: '₽/м²' },
];

/** With more lines than this the table needs the width of the page and stands under the chart. */
const MOST_BESIDE = 3;

/** How prices changed by rooms: a sentence, a chart and its table, of whole prices or of those of a square metre. */
export function PriceHistoryChart({
  history,
  rates,
}: {
  history: PriceHistory;
  rates: Partial<RoubleRates>;
}) {
  const [measure, setMeasure] = useState<PriceMeasure>('price');
  const lines = priceLines(history, measure, rates);
  const layout = layOutChart(lines);
  return (
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
        <PriceChart lines={lines} layout={layout} measure={measure} />
        <PriceTable lines={lines} measure={measure} />
      </div>
      {layout.beyond.length > 0 && <p className={styles.beyond}>{beyondText(layout.beyond, measure)}</p>}
    </>
  );
}

/** The words for a few prices far above all others, which would flatten the rest of the chart. */
function beyondText(beyond: ChartLayout['beyond'], measure: PriceMeasure): string {
  const format = measure === 'price' ? formatMillions : formatRoubles;
  const named = beyond.map(({ rooms, most }) => `${ROOMS_SHORT_LABELS[rooms]} до\u00a0${format(most)}`);
  return `Выше шкалы: ${named.join(', ')}. Точные цены в\u00a0таблице.`;
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
