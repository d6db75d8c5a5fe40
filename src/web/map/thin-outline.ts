import type { ScreenPoint } from './map-types.ts';

const MOST_POINTS = 60;
/** Pixels a trail may be off by to start with: no hand is steadier. */
const FIRST_TOLERANCE = 1.5;

/** A trail of a pointer as an outline of at most 60 points; empty for one that encloses nothing. */
export function thinOutline(trail: readonly ScreenPoint[]): ScreenPoint[] {
  let tolerance = FIRST_TOLERANCE;
  let outline = thin(trail, tolerance);
  while (outline.length > MOST_POINTS) {
    tolerance *= 1.5;
    outline = thin(trail, tolerance);
  }
  return outline.length > 2 ? outline : [];
}

/** Ramer–Douglas–Peucker: keeps the point farthest from the chord while it is farther than the tolerance. */
function thin(points: readonly ScreenPoint[], tolerance: number): ScreenPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToChord(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if (distances[farthest]! <= tolerance) return [first, last];
  const head = thin(points.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...thin(points.slice(farthest), tolerance)];
}

/** The distance of a point to a chord; to its one point where both ends are the same. */
function distanceToChord(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(x * (point.y - from.y) - y * (point.x - from.x)) / length;
}
