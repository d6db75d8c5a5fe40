import type { Position } from './feature.ts';

/**
 * A ring whose longitudes run on past the date line instead of leaping to its other side, most of it east of -180°.
 * Undefined for one that runs around a pole: on a flat map it encloses nothing.
 */
export function unrollRing(ring: readonly Position[]): Position[] | undefined {
  let turns = 0;
  const unrolled = ring.map(([longitude, latitude], index): Position => {
    const leap = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(leap) > 180) turns -= Math.sign(leap) * 360;
    return [longitude + turns, latitude];
  });
  if (turns !== 0) return undefined;
  const middle = unrolled.reduce((sum, [longitude]) => sum + longitude, 0) / unrolled.length;
  return middle < -180 ? unrolled.map(([longitude, latitude]) => [longitude + 360, latitude]) : unrolled;
}
