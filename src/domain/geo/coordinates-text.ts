import type { GeoPoint } from './point.ts';

/** Far more than the width of a door. */
const DIGITS = 6;

/** Two numbers in degrees: «55.75222, 37.61556», as maps copy them, or «55,75222; 37,61556», as people write. */
const COORDINATES = /^(-?\d{1,2}(?:[.,]\d{1,15})?)°? ?[,; ] ?(-?\d{1,3}(?:[.,]\d{1,15})?)°?$/;

/** Reads latitude and longitude, in this order; null for anything else. */
export function readCoordinates(text: string): GeoPoint | null {
  const [, ...parts] = COORDINATES.exec(text.slice(0, 100).replace(/\s+/g, ' ').trim()) ?? [];
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map((part) => Number(part.replace(',', '.')));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export function writeCoordinates({ latitude, longitude }: GeoPoint): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(DIGITS))).join(', ');
}
