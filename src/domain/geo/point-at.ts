import type { GeoPoint } from './point.ts';

const METRES_A_DEGREE = 111_195;

/** The point so many metres away in a direction (radians from the north), to a hand's breadth; for short ways only. */
export function pointAt(from: GeoPoint, { metres, bearing }: { metres: number; bearing: number }): GeoPoint {
  const degrees = metres / METRES_A_DEGREE;
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  return {
    latitude: rounded(from.latitude + degrees * Math.cos(bearing)),
    longitude: rounded(from.longitude + (degrees * Math.sin(bearing)) / narrowing),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
