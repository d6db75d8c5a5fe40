import { type PointerEvent, useState } from 'react';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { ChartLayout } from './chart-layout.ts';
import styles from './PriceChart.module.css';
import { PriceHint } from './PriceHint.tsx';
import type { PriceLine, PriceMeasure } from './price-lines.ts';

export interface PriceChartProps {
  lines: readonly PriceLine[];
  /** The layout of those lines. */
  layout: ChartLayout;
  measure: PriceMeasure;
}

/**
 * Prices as steps, a line for each number of rooms, named where it ends; the pointer reads them at any day. Its table
 * says the same in numbers.
 */
export function PriceChart({ lines, layout, measure }: PriceChartProps) {
  const { values, days, lines: drawn } = layout;
  const [place, setPlace] = useState<number>();

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPlace(Math.min(1, Math.max(0, (clientX - left) / width)));
  }

  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.values}>
        {values.map(({ value, top }) => (
          <span key={value} style={{ top: `${top}%` }}>
            {measure === 'price'
              ? formatNumber(value / 1_000_000, { decimals: 2 })
              : formatNumber(value / 1_000, { decimals: 1 })}
          </span>
        ))}
      </div>
      <div
        className={styles.field}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPlace(undefined)}
      >
        {values.map(({ value, top }) => (
          <i key={value} className={styles.rule} style={{ top: `${top}%` }} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          <title>Цены</title>
          {drawn.map(({ line, path }) => (
            <path key={line.rooms} d={path} data-rooms={line.rooms} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {drawn.map(({ line, end, endsBeyond }) => (
          <i
            key={line.rooms}
            className={styles.end}
            data-rooms={line.rooms}
            data-beyond={endsBeyond || undefined}
            style={{ top: `${end}%` }}
          />
        ))}
        {place !== undefined && <PriceHint lines={lines} measure={measure} place={place} />}
        <div className={styles.days}>
          {days.map(({ date, left }) => (
            <span key={date} data-minor={!date.endsWith('-01-01') || undefined} style={{ left: `${left}%` }}>
              {formatMonth(date)}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.labels}>
        {drawn.map(({ line, label, endsBeyond }) => {
          const { roubles } = line.steps.at(-1)!;
          return (
            <span key={line.rooms} style={{ top: `${label}%` }}>
              <b>
                {ROOMS_SHORT_LABELS[line.rooms]}
                {endsBeyond && ' ↑'}
              </b>
              {measure === 'price' ? formatMillions(roubles) : formatRoubles(roubles)}
            </span>
          );
        })}
      </div>
    </div>
  );
}

const MONTHS = [
  ...['янв.', 'фев.', 'март', 'апр.', 'май', 'июнь'],
  ...['июль', 'авг.', 'сен.', 'окт.', 'нояб.', 'дек.'],
];

/** '2025-01-01' is 'янв. 2025', any other month stands without its year. */
function formatMonth(date: string): string {
  const [year, month] = date.split('-');
  const name = MONTHS[Number(month) - 1]!;
  return month === '01' ? `${name}\u00a0${year}` : name;
}
