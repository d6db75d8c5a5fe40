import type { Area } from './area.ts';
import { contains } from './bounds.ts';
import { boundsOfBox } from './bounds-of-box.ts';
import type { GeoPoint } from './point.ts';

/** Whether a point lies in an area: edges belong to a box, of an outline the western and southern ones. */
export function isInArea(area: Area, point: GeoPoint): boolean {
  const box = boundsOfBox(area);
  return box ? contains(box, point) : isInOutline(area, point);
}

/** A point is inside when a ray from it to the east meets an odd number of sides; SQL counts the same way. */
function isInOutline(outline: Area, { latitude, longitude }: GeoPoint): boolean {
  let isInside = false;
  for (const [at, one] of outline.entries()) {
    const next = outline[(at + 1) % outline.length]!;
    if (one.latitude > latitude === next.latitude > latitude) continue;
    const rise = (latitude - one.latitude) / (next.latitude - one.latitude);
    if (longitude < one.longitude + (next.longitude - one.longitude) * rise) isInside = !isInside;
  }
  return isInside;
}
