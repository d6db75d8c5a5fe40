import type { Area } from './area.ts';
import type { Bounds } from './bounds.ts';

/** The edges of an area that is a box; undefined for an outline. */
export function boundsOfBox(area: Area): Bounds | undefined {
  const [low, high] = area;
  if (area.length !== 2 || !low || !high) return undefined;
  return { south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude };
}
