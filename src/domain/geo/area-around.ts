import type { Area } from './area.ts';
import type { GeoPoint } from './point.ts';
import { pointAt } from './point-at.ts';

/** Drawn by so many corners, an outline looks round and stays short in an address. */
const CORNERS = 16;

/** The outline of all that is at most so many metres away. */
export function areaAround(point: GeoPoint, metres: number): Area {
  return Array.from({ length: CORNERS }, (_, corner) =>
    pointAt(point, { metres, bearing: (2 * Math.PI * corner) / CORNERS }),
  );
}
