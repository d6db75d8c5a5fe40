import { labelPoint, type PlanPoint } from '#domain/listing/drawn-plan.ts';
import { textOf } from './canvas-points.ts';
import type { Outline } from './edit-outlines.ts';
import styles from './PlanEditor.module.css';

const NAME_PX = 14;
const CORNER_PX = 6;
const MIDDLE_PX = 4;
/** A finger finds a corner within so much. */
const GRIP_PX = 18;

interface OutlineShapesProps {
  outlines: readonly Outline[];
  nameOf: (outline: Outline) => string;
  chosen: number | null;
  /** Units of the picture in one pixel of the screen. */
  px: number;
}

/** The outlines with their names, of the same size at any zoom. */
export function OutlineShapes({ outlines, nameOf, chosen, px }: OutlineShapesProps) {
  return outlines.map((outline) => {
    const [x, y] = labelPoint(outline.points);
    return (
      <g key={outline.order}>
        <polygon
          points={textOf(outline.points)}
          className={styles.shape}
          data-outline={outline.order}
          data-chosen={outline.order === chosen || undefined}
          data-nobody={outline.houseId === null || undefined}
        />
        <text x={x} y={y} fontSize={NAME_PX * px} className={styles.name} strokeWidth={4 * px}>
          {nameOf(outline)}
        </text>
      </g>
    );
  });
}

interface CornersProps {
  points: readonly PlanPoint[];
  /** The corner that keys move. */
  chosen: number | null;
  px: number;
}

/** The corners of an outline, and the middles of its sides, where new ones begin. */
export function Corners({ points, chosen, px }: CornersProps) {
  return points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    const middle = { cx: (x + nextX) / 2, cy: (y + nextY) / 2, 'data-middle': index };
    const corner = { cx: x, cy: y, 'data-corner': index };
    const grip = { r: GRIP_PX * px, className: styles.grip };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner has nothing but its place.
      <g key={index}>
        <circle {...middle} {...grip} />
        <circle {...corner} {...grip} />
        <circle {...middle} r={MIDDLE_PX * px} className={styles.middle} />
        <circle
          {...corner}
          r={CORNER_PX * px}
          className={styles.corner}
          data-chosen={index === chosen || undefined}
        />
      </g>
    );
  });
}
