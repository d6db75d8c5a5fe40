import { fromMercator, onMercator } from './mercator.ts';
import type { GeoPoint } from './point.ts';

/** A net of hexagons with a corner up that lies on the Mercator map; a side is in degrees of longitude. */
export interface Hexagons {
  side: number;
}

const ROOT = Math.sqrt(3);

/** The middle of the hexagon a point lies in: one value for all points of it. */
export function hexagonOf(point: GeoPoint, { side }: Hexagons): GeoPoint {
  const { x, y } = onMercator(point);
  const across = ((ROOT / 3) * x - y / 3) / side;
  const up = ((2 / 3) * y) / side;
  const [column, row] = nearestCell(across, up);
  return fromMercator({ x: side * ROOT * (column + row / 2), y: side * 1.5 * row });
}

/** The six corners of the hexagon around a middle, against the clock. */
export function cornersOf(middle: GeoPoint, { side }: Hexagons): GeoPoint[] {
  const { x, y } = onMercator(middle);
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return fromMercator({ x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) });
  });
}

/** Rounds a place between cells in the three ways of a net, and mends the one that was rounded most. */
function nearestCell(across: number, up: number): [column: number, row: number] {
  const aslant = -across - up;
  const [column, row, third] = [Math.round(across), Math.round(up), Math.round(aslant)];
  const off = [Math.abs(column - across), Math.abs(row - up), Math.abs(third - aslant)] as const;
  if (off[0] > off[1] && off[0] > off[2]) return [-row - third, row];
  return off[1] > off[2] ? [column, -column - third] : [column, row];
}
