import type { MiniBoard as Floors } from '#contract/complex-card.ts';
import { countSigns, MINI_BOARD_SIGNS } from '#domain/listing/mini-board-signs.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import styles from './MiniBoard.module.css';

/** The drawing in its own units; cells share its width. */
const WIDTH = 262;
const ROWS = 6;
const CELL_HEIGHT = 9;
const GAP = 2;
const STEP_Y = CELL_HEIGHT + GAP;
/** The ground stands this far below the lowest floor. */
const GROUND_Y = ROWS * STEP_Y + 1;

/** A narrower house keeps unlit places at its side, so that a flat never looks like a floor. */
const FEWEST_COLUMNS = 8;

const LIT = (['found', 'free', 'booked'] as const).map((look) => ({ look, sign: MINI_BOARD_SIGNS[look] }));

/** A few floors of a house as a drawing with its words: one path a sign, as a page has many of them. */
export function MiniBoard({ board: { house, fromFloor, toFloor, rows } }: { board: Floors }) {
  const found = countSigns(rows, 'found');
  const onSale = found + countSigns(rows, 'free');
  const places = placesOf(rows);
  const unlit = places.filter(({ sign }) => !LIT.some((lit) => lit.sign === sign));
  const floors = fromFloor === toFloor ? `этаж${NBSP}${toFloor}` : `этажи${NBSP}${fromFloor}–${toFloor}`;
  return (
    <div className={styles.board}>
      <svg className={styles.floors} viewBox={`0 0 ${WIDTH} ${GROUND_Y + 1}`} aria-hidden="true">
        <path className={styles.sold} d={cellsAt(unlit)} />
        {LIT.map(({ look, sign }) => (
          <path
            key={look}
            className={styles[look]}
            d={cellsAt(places.filter((place) => place.sign === sign))}
          />
        ))}
        <path className={styles.hatch} d={hatchAt(places)} />
        <path className={styles.ground} d={`M0 ${GROUND_Y}h${WIDTH}`} />
      </svg>
      <p className={styles.caption}>
        <span className={styles.where}>{`${house}, ${floors}`}</span>
        <span className={styles.count}>
          {found === onSale ? countFlats(onSale) : `подходят${NBSP}${found} из${NBSP}${onSale}`}
        </span>
      </p>
    </div>
  );
}

/** A place of a flat in the drawing, by its top left corner. */
interface Place {
  sign: string | undefined;
  x: number;
  y: number;
  width: number;
}

/** Every place of the floors, the lowest of them on the ground. */
function placesOf(rows: readonly string[]): Place[] {
  const columns = Math.max(FEWEST_COLUMNS, ...rows.map((row) => row.length));
  const step = (WIDTH + GAP) / columns;
  return rows.flatMap((row, floor) =>
    Array.from({ length: columns }, (_, column) => ({
      sign: row[column],
      x: Math.round(column * step),
      y: (ROWS - rows.length + floor) * STEP_Y,
      width: Math.round((column + 1) * step) - Math.round(column * step) - GAP,
    })),
  );
}

/** Half a unit inside, so that a border is as sharp as the paint. */
function cellsAt(places: readonly Place[]): string {
  return places
    .map(({ x, y, width }) => `M${x + 0.5} ${y + 0.5}h${width - 1}v${CELL_HEIGHT - 1}h${1 - width}z`)
    .join('');
}

function hatchAt(places: readonly Place[]): string {
  return places
    .filter(({ sign }) => sign === MINI_BOARD_SIGNS.booked)
    .flatMap(({ x, y }) =>
      [1, 6, 11].map((from) => `M${x + from} ${y + CELL_HEIGHT - 1}l${CELL_HEIGHT - 2} ${2 - CELL_HEIGHT}`),
    )
    .join('');
}
