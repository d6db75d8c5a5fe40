import { type Box, bottom, right } from '../box.ts';

/** True when the first of two rectangles that do not overlap can be hidden by the second. */
const isBehind = (a: Box, b: Box): boolean =>
  (right(a) <= b.x + 0.01 && a.y < bottom(b)) || (bottom(a) <= b.y + 0.01 && a.x < right(b));

/**
 * Orders things on the ground from the farthest to the nearest. Seen from one side, rectangles that do not overlap
 * never hide each other in a circle, so an order always exists.
 */
export function paintOrder<T extends { readonly box: Box }>(things: readonly T[]): T[] {
  const waiting = things
    .slice()
    .sort(
      (a, b) => a.box.x + a.box.y + (a.box.w + a.box.h) / 2 - b.box.x - b.box.y - (b.box.w + b.box.h) / 2,
    );
  const ordered: T[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      (one) => !waiting.some((other) => other !== one && isBehind(other.box, one.box)),
    );
    ordered.push(...waiting.splice(Math.max(0, next), 1));
  }
  return ordered;
}
