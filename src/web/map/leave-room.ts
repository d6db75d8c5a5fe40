import type { MapInset } from './map-types.ts';

/** The share of a side of the map that insets leave to what it shows, however small it is. */
const LEAST_SHARE = 0.5;

/** Insets of a map of this size in CSS pixels: smaller ones, alike on both ends, where they would take most of it. */
export function leaveRoom(
  { top, right, bottom, left }: MapInset,
  { width, height }: { width: number; height: number },
): MapInset {
  const across = shrinkage(left + right, width);
  const down = shrinkage(top + bottom, height);
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across };
}

function shrinkage(taken: number, side: number): number {
  const most = side * (1 - LEAST_SHARE);
  return taken > most ? most / taken : 1;
}
