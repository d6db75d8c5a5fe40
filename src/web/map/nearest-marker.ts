import type { GeoPoint } from '#domain/geo/point.ts';

/** The index of the marker nearest to a point as the map draws it, degrees alike in both ways; -1 of none. */
export function nearestMarker(markers: readonly GeoPoint[], { latitude, longitude }: GeoPoint): number {
  const distances = markers.map((marker) =>
    Math.hypot(marker.latitude - latitude, marker.longitude - longitude),
  );
  return distances.indexOf(Math.min(...distances));
}
