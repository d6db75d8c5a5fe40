import type { CSSProperties } from 'react';
import { placeLabels, type RangeMark } from './place-labels.ts';
import styles from './RangeSlider.module.css';
import type { RangeScale } from './range-scale.ts';

export interface RangeAxis {
  /** The marks in ascending order; the last one has the unit: «30 млн ₽». Labels that would touch are left out. */
  marks: readonly RangeMark[];
  tone?: 'ink' | 'copper';
}

/** Ticks under the track and rows of labels: a quick look, while the values themselves are in handles and fields. */
export function RangeAxes({ axes, scale }: { axes: readonly RangeAxis[]; scale: RangeScale }) {
  const [main] = axes;
  if (!main) return null;
  return (
    <div aria-hidden="true" className={styles.axes}>
      <div className={styles.ticks}>
        {main.marks.map(({ value }) => (
          <i key={value} style={{ left: percent(scale.toShare(value)) }} />
        ))}
      </div>
      {axes.map(({ marks, tone }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name and never change places.
        <div key={row} className={styles.axis} data-tone={tone}>
          {placeLabels(marks, scale)
            .filter(({ fits }) => fits !== 'never')
            .map(({ value, label, share, fits }) => (
              <span
                key={value}
                data-fits={fits}
                data-edge={EDGES.get(share)}
                style={{ '--at': percent(share) } as CSSProperties}
              >
                {label}
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}

const EDGES = new Map([
  [0, 'start'],
  [1, 'end'],
]);

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
