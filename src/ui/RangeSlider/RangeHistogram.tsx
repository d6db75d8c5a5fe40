import { BARS, BARS_HEIGHT } from './histogram-paths.ts';
import styles from './RangeSlider.module.css';

/** Bars over the track; their room stays while they are on the way. The numbers themselves are in the fields. */
export function RangeHistogram({ paths }: { paths: { inside: string; outside: string } | null | undefined }) {
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${BARS} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths && (
        <>
          <path className={styles.outside} d={paths.outside} />
          <path className={styles.inside} d={paths.inside} />
        </>
      )}
    </svg>
  );
}
