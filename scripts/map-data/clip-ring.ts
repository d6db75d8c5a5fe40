import type { Box, Position } from './feature.ts';

/** Clips a closed ring to a box (Sutherland–Hodgman). Parts stay joined along the edges, which a fill hides. */
export function clipRing(ring: readonly Position[], [west, south, east, north]: Box): Position[] {
  let points: readonly Position[] = ring.slice(0, -1);
  points = clipSide(points, 0, (x) => x - west);
  points = clipSide(points, 0, (x) => east - x);
  points = clipSide(points, 1, (y) => y - south);
  points = clipSide(points, 1, (y) => north - y);
  return points.length > 2 ? [...points, points[0]!] : [];
}

/** Keeps the points whose depth is zero or more. */
function clipSide(
  points: readonly Position[],
  axis: 0 | 1,
  depth: (coordinate: number) => number,
): Position[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1)!;
    const [from, to] = [depth(before[axis]), depth(point[axis])];
    const kept: Position[] = [];
    if (from >= 0 !== to >= 0) kept.push(crossing(before, point, from / (from - to)));
    if (to >= 0) kept.push(point);
    return kept;
  });
}

function crossing(from: Position, to: Position, part: number): Position {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
