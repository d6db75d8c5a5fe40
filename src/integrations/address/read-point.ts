import type { GeoPoint } from '#domain/geo/point.ts';

/** A point out of two texts of decimal degrees; null unless both are degrees of the globe, or for the void 0, 0. */
export function readPoint(latitude?: string | null, longitude?: string | null): GeoPoint | null {
  const point = { latitude: degrees(latitude), longitude: degrees(longitude) };
  const isOnGlobe = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnGlobe && (point.latitude !== 0 || point.longitude !== 0) ? point : null;
}

function degrees(text: string | null | undefined): number {
  return text != null && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
}
