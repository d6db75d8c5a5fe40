/** An axis-aligned rectangle; x grows to the right, y grows down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A compass side of a rectangle: north is the top edge. */
export type Side = 'n' | 'e' | 's' | 'w';

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const right = (b: Box): number => b.x + b.w;

export const bottom = (b: Box): number => b.y + b.h;

/** Grows (or with a negative margin shrinks) a rectangle on every side. */
export const grow = (b: Box, by: number): Box => box(b.x - by, b.y - by, b.w + 2 * by, b.h + 2 * by);

/** True when two rectangles share more than an edge. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < right(b) - 0.01 && b.x < right(a) - 0.01 && a.y < bottom(b) - 0.01 && b.y < bottom(a) - 0.01;

/** Shared area of two rectangles, 0 when they are apart. */
export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const h = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The part of a rectangle inside another one they share area with. */
export function clip(b: Box, within: Box): Box {
  const x = Math.max(b.x, within.x);
  const y = Math.max(b.y, within.y);
  return box(x, y, Math.min(right(b), right(within)) - x, Math.min(bottom(b), bottom(within)) - y);
}

/** True when the first rectangle lies wholly inside the second. */
export const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x - 0.01 && a.y >= b.y - 0.01 && right(a) <= right(b) + 0.01 && bottom(a) <= bottom(b) + 0.01;

/** The smallest rectangle around all given ones. */
export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return box(x, y, Math.max(...boxes.map(right)) - x, Math.max(...boxes.map(bottom)) - y);
}
