import type { GeoPoint } from './point.ts';

/** CSS pixels of the whole world at zoom 0, tiles being 512 pixels wide. */
const WORLD_PIXELS = 512;

/** A point of a Mercator map in degrees of longitude both ways; northern points have the greater heights. */
export interface MercatorPoint {
  x: number;
  y: number;
}

/** Where a point lies on a Mercator map, whose northern degrees are taller. */
export function onMercator({ latitude, longitude }: GeoPoint): MercatorPoint {
  const radians = (latitude * Math.PI) / 180;
  return { x: longitude, y: (Math.asinh(Math.tan(radians)) * 180) / Math.PI };
}

export function fromMercator({ x, y }: MercatorPoint): GeoPoint {
  return { latitude: (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI, longitude: x };
}

/** CSS pixels of a degree of longitude. */
export function pixelsOfDegree(zoom: number): number {
  return (WORLD_PIXELS * 2 ** zoom) / 360;
}
