import { type Box, bottom, box, right } from '../box.ts';
import type { SizedRoom } from './sized-floor.ts';
import { PARTITION_CM } from './solve-layout.ts';

/** A stretch of wall: «x» runs from left to right between `from` and `to`, its faces at `near` and `far`. */
export interface WallStretch {
  readonly axis: 'x' | 'y';
  readonly near: number;
  readonly far: number;
  readonly from: number;
  readonly to: number;
}

/** The partition two rooms share, or null when they do not face each other. */
export function sharedWall(a: SizedRoom, b: SizedRoom): WallStretch | null {
  const gap = PARTITION_CM + 0.5;
  const fromX = Math.max(a.x, b.x);
  const toX = Math.min(right(a), right(b));
  const fromY = Math.max(a.y, b.y);
  const toY = Math.min(bottom(a), bottom(b));
  if (toX > fromX) {
    if (Math.abs(b.y - bottom(a)) < gap)
      return { axis: 'x', near: bottom(a), far: b.y, from: fromX, to: toX };
    if (Math.abs(a.y - bottom(b)) < gap)
      return { axis: 'x', near: bottom(b), far: a.y, from: fromX, to: toX };
  }
  if (toY > fromY) {
    if (Math.abs(b.x - right(a)) < gap) return { axis: 'y', near: right(a), far: b.x, from: fromY, to: toY };
    if (Math.abs(a.x - right(b)) < gap) return { axis: 'y', near: right(b), far: a.x, from: fromY, to: toY };
  }
  return null;
}

/** The rectangle a part of a wall fills, optionally grown across the wall. */
export function wallBox(wall: WallStretch, from: number, to: number, spill = 0): Box {
  return wall.axis === 'x'
    ? box(from, wall.near - spill, to - from, wall.far - wall.near + 2 * spill)
    : box(wall.near - spill, from, wall.far - wall.near + 2 * spill, to - from);
}
