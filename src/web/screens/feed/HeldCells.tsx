import { useId } from 'react';
import type { HeldComplexShown } from '#contract/feed.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import styles from './HeldCells.module.css';

const COLUMNS = 14;
const STEP = 10;
const SIDE = 8;

const LOOKS: Record<string, string | undefined> = { m: styles.missing, s: styles.staying };

/** Flats of a complex as small cells: those that stay, those that are missing, those not for sale. */
export function HeldCells({ complex: { cells, live, missing } }: { complex: HeldComplexShown }) {
  const hatch = useId();
  const rows = Math.ceil(cells.length / COLUMNS);
  const width = Math.min(cells.length, COLUMNS) * STEP - 2;
  const height = rows * STEP - 2;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Пропали ${countFlats(missing)} из\u00a0${live}`}
      className={styles.cells}
    >
      <pattern id={hatch} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="3" className={styles.ground} />
        <rect width="1.5" height="3" className={styles.stripe} />
      </pattern>
      {[...cells].map((cell, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={place}
          x={(place % COLUMNS) * STEP + 0.5}
          y={Math.floor(place / COLUMNS) * STEP + 0.5}
          width={SIDE - 1}
          height={SIDE - 1}
          rx={1.5}
          fill={cell === 'm' ? `url(#${hatch})` : undefined}
          className={LOOKS[cell] ?? styles.off}
        />
      ))}
    </svg>
  );
}
