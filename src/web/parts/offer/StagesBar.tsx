import type { OfferStage } from '#contract/mortgage.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import styles from './StagesBar.module.css';
import { stageSpans } from './stage-spans.ts';

/** The stages of a loan side by side, their months and rates within; the same numbers follow it in words. */
export function StagesBar({ stages }: { stages: readonly OfferStage[] }) {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {stageSpans(stages).map(({ stage, from, to, start, share }) => (
        <g key={stage.from} className={from === 1 ? styles.first : styles.next}>
          <rect x={`${start}%`} width={`${share}%`} height="44" />
          <text x={`${start}%`} dx="8" y="18">
            {from}–{to}-й{NBSP}мес.
          </text>
          <text x={`${start}%`} dx="8" y="35">
            {[...new Set(stage.annuities.map(({ rate }) => formatRate(rate)))].join(' и ')}
          </text>
          <text x={`${start}%`} y="66" className={styles.payment}>
            {formatRoubles(stage.payment)}
          </text>
        </g>
      ))}
    </svg>
  );
}
