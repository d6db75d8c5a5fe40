import type { GeoPoint } from './point.ts';

/** A box of the map in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The air left around what a map shows. */
const BOUNDS_PADDING_DEGREES = 0.05;

/** The box around the points with its padding, inside the map; undefined for no points. */
export function boundsOf(points: Iterable<GeoPoint>, padding = BOUNDS_PADDING_DEGREES): Bounds | undefined {
  const box: Bounds = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const { latitude, longitude } of points) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  if (box.south === Infinity) return undefined;
  return {
    south: Math.max(-90, box.south - padding),
    west: Math.max(-180, box.west - padding),
    north: Math.min(90, box.north + padding),
    east: Math.min(180, box.east + padding),
  };
}

/** Whether the point lies in the box, edges included; one with its west east of its east crosses the date line. */
export function contains({ south, west, north, east }: Bounds, { latitude, longitude }: GeoPoint): boolean {
  const isAcross =
    west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
  return isAcross && latitude >= south && latitude <= north;
}
