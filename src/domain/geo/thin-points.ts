import { onMercator, pixelsOfDegree } from './mercator.ts';
import type { GeoPoint } from './point.ts';

/** Leaves the first point of each square of the screen, so that none hides another; squares are fixed to the map. */
export function thinPoints<Point extends GeoPoint>(
  points: readonly Point[],
  { zoom, squarePx }: { zoom: number; squarePx: number },
): Point[] {
  const square = squarePx / pixelsOfDegree(zoom);
  const taken = new Set<string>();
  return points.filter((point) => {
    const { x, y } = onMercator(point);
    const key = `${Math.floor(x / square)}:${Math.floor(y / square)}`;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
