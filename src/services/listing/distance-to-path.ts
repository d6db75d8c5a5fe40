import type { GeoPoint } from '#domain/geo/point.ts';

const METRES_IN_DEGREE = 111_195;

/**
 * Metres from a point to the nearest place of a broken line, as on a flat map around the point; good to a per cent
 * within 100 km.
 */
export function distanceToPath(point: GeoPoint, path: readonly GeoPoint[]): number {
  const east = METRES_IN_DEGREE * Math.cos((point.latitude * Math.PI) / 180);
  const flat = path.map(({ latitude, longitude }) => ({
    x: (longitude - point.longitude) * east,
    y: (latitude - point.latitude) * METRES_IN_DEGREE,
  }));
  if (flat.length === 1) return Math.hypot(flat[0]!.x, flat[0]!.y);
  let nearest = Infinity;
  for (let at = 1; at < flat.length; at += 1) {
    const [from, to] = [flat[at - 1]!, flat[at]!];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const squared = dx * dx + dy * dy;
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / squared));
    nearest = Math.min(nearest, Math.hypot(from.x + dx * along, from.y + dy * along));
  }
  return nearest;
}
