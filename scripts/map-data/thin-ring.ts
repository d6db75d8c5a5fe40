import type { Position } from './feature.ts';

/** A closed ring without the points that lie within the tolerance of the chord of their neighbours, in degrees. */
export function thinRing(ring: readonly Position[], tolerance: number): Position[] {
  if (ring.length < 5) return [...ring];
  // A ring has no ends to draw a chord between: its farthest point from the first one splits it.
  const [x, y] = ring[0]!;
  const far = ring.map((point) => Math.hypot(point[0] - x, point[1] - y));
  const split = far.indexOf(Math.max(...far));
  return [...thin(ring.slice(0, split + 1), tolerance).slice(0, -1), ...thin(ring.slice(split), tolerance)];
}

/** Ramer–Douglas–Peucker without recursion: coasts have a hundred thousand points. */
function thin(points: readonly Position[], tolerance: number): Position[] {
  const isKept = new Uint8Array(points.length);
  isKept[0] = 1;
  isKept[points.length - 1] = 1;
  const legs: [number, number][] = [[0, points.length - 1]];
  for (let leg = legs.pop(); leg; leg = legs.pop()) {
    const [from, to] = leg;
    let farthest = from;
    let most = tolerance;
    for (let index = from + 1; index < to; index++) {
      const distance = distanceToChord(points[index]!, points[from]!, points[to]!);
      if (distance <= most) continue;
      most = distance;
      farthest = index;
    }
    if (farthest === from) continue;
    isKept[farthest] = 1;
    legs.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => isKept[index] === 1);
}

function distanceToChord([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
  const width = toX - fromX;
  const height = toY - fromY;
  const length = Math.hypot(width, height);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(width * (y - fromY) - height * (x - fromX)) / length;
}
