import type { GeoPoint } from './point.ts';

/** The mean radius of the earth. */
const EARTH_RADIUS_METRES = 6_371_008.8;

/** Metres between two points along the great circle (haversine formula), unrounded. */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const haversine =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  // Rounding can carry antipodes past 1, where the arcsine is not a number.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
