import type { PlaceCell, PlaceInHouse } from '#domain/listing/place-in-house.ts';
import styles from './HouseScheme.module.css';

const CELL = 13;
const STEP = 15;
const SECTION_GAP = 10;
const LABEL_WIDTH = 34;
const HEAD = 20;

const KINDS = ['none', 'free', 'booked', 'closed'] as const satisfies PlaceCell[];

interface HouseSchemeProps {
  place: PlaceInHouse;
  floor: number;
  /** Where the flat is, in words. */
  label: string;
}

/** The small board of a house: a cell a flat, its own ringed, the floor named at the left. */
export function HouseScheme({ place, floor, label }: HouseSchemeProps) {
  const { sections, rows } = place;
  const lefts = sections.map((_, index) =>
    sections
      .slice(0, index)
      .reduce((left, { cells }) => left + (cells[0]?.length ?? 0) * STEP + SECTION_GAP, LABEL_WIDTH),
  );
  const width = lefts.at(-1)! + (sections.at(-1)!.cells[0]?.length ?? 0) * STEP;
  const height = HEAD + rows.length * STEP;
  const cells = sections.flatMap(({ cells }, section) =>
    cells.flatMap((row, line) =>
      row.map((kind, riser) => ({ kind, x: lefts[section]! + riser * STEP, y: HEAD + line * STEP })),
    ),
  );
  const own = cells.find(({ kind }) => kind === 'own')!;
  return (
    <svg
      className={styles.scheme}
      viewBox={`0 0 ${width + 4} ${height + 4}`}
      style={{ maxWidth: `${(width + 4) * 1.3}px` }}
      role="img"
      aria-label={`На схеме дома: ${label}`}
    >
      {sections.map(
        ({ name }, index) =>
          name !== null && (
            <text key={name} x={lefts[index]} y={11} className={styles.text}>
              {name.length > 6 ? `${name.slice(0, 5)}…` : name}
            </text>
          ),
      )}
      {KINDS.map((kind) => (
        <path key={kind} className={styles[kind]} d={squares(cells.filter((cell) => cell.kind === kind))} />
      ))}
      <path className={styles.leader} d={`M${LABEL_WIDTH - 4} ${own.y + CELL / 2}H${own.x - 4}`} />
      <text x={LABEL_WIDTH - 8} y={own.y + 11} textAnchor="end" className={styles.text}>
        {floor}
      </text>
      <rect className={styles.ring} x={own.x - 3} y={own.y - 3} width={CELL + 6} height={CELL + 6} rx={4} />
      <rect className={styles.own} x={own.x} y={own.y} width={CELL} height={CELL} rx={2} />
    </svg>
  );
}

function squares(cells: { x: number; y: number }[]): string {
  return cells.map(({ x, y }) => `M${x + 0.5} ${y + 0.5}h${CELL - 1}v${CELL - 1}h${1 - CELL}z`).join('');
}
