import type { GeoPoint } from '#domain/geo/point.ts';
import type { Way } from '#domain/road/road.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import type { Route, TravelMode } from '#integrations/routing/port.ts';

/**
 * The way that a router's answer means. Where it knows no drive, as within a park, the estimate is the best that is
 * known; where it knows no walk nobody walks.
 */
export function answeredWay(
  route: Route | null,
  { from, to }: { from: GeoPoint; to: GeoPoint },
  mode: TravelMode,
): Way | null {
  if (route) return { ...route, isEstimate: false };
  return mode === 'car' ? { ...straightWay(from, to, mode), isEstimate: true } : null;
}
