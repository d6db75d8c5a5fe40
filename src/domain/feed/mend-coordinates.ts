import { distanceMetres } from '#domain/geo/distance.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { parseNumber } from './parse-figures.ts';

export interface MendedPoint {
  point: GeoPoint | null;
  problem: 'swapped' | 'outside' | 'not-a-number' | null;
}

export interface PointHints {
  /** False when the feed names another country, whose coordinates must not be swapped to fit the outline of Russia. */
  inRussia: boolean;
  /** A known point nearby: another house of the complex or the region's centre. */
  near: GeoPoint | null;
}

/**
 * A point in WGS84 degrees; latitude and longitude are put back when they were swapped. West of 41 degrees east the
 * swapped pair leaves Russia and shows by itself, east of it only the distance to a known point tells.
 */
export function mendCoordinates(
  latitude: string | null,
  longitude: string | null,
  hints: PointHints,
): MendedPoint {
  if (latitude === null || longitude === null) return { point: null, problem: null };
  const lat = parseNumber(latitude)?.toNumber();
  const lon = parseNumber(longitude)?.toNumber();
  if (lat === undefined || lon === undefined) return { point: null, problem: 'not-a-number' };
  if (lat === 0 && lon === 0) return { point: null, problem: null };
  const given = { latitude: lat, longitude: lon };
  const swapped = { latitude: lon, longitude: lat };
  if (!onEarth(given)) {
    return hints.inRussia && inRussia(swapped) ? mended(swapped) : { point: null, problem: 'outside' };
  }
  if (!hints.inRussia) return { point: given, problem: null };
  if (!inRussia(given)) {
    return inRussia(swapped) ? mended(swapped) : { point: null, problem: 'outside' };
  }
  if (
    hints.near &&
    inRussia(swapped) &&
    distanceMetres(swapped, hints.near) * 2 < distanceMetres(given, hints.near)
  ) {
    return mended(swapped);
  }
  return { point: given, problem: null };
}

function mended(point: GeoPoint): MendedPoint {
  return { point, problem: 'swapped' };
}

function onEarth({ latitude, longitude }: GeoPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function inRussia({ latitude, longitude }: GeoPoint): boolean {
  return latitude >= 41 && latitude <= 82 && ((longitude >= 19 && longitude <= 180) || longitude < -168);
}
