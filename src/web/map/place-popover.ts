import type { MapInset, ScreenPoint } from './map-types.ts';

interface Size {
  width: number;
  height: number;
}

/** Between the point and the popover: half a flag and air. */
const FROM_POINT = 44;
const FROM_EDGE = 16;
/** The buttons of the map at its right edge with the air around them. */
const CONTROLS = 76;

interface Frame extends Size {
  inset: MapInset;
}

/**
 * The top left corner of a popover: right of its point, else left of it, else, where it would lie over the point, at
 * the bottom; inside the map.
 */
export function placePopover(point: ScreenPoint, { width, height }: Size, map: Frame): ScreenPoint {
  const right = point.x + FROM_POINT;
  const left = point.x - FROM_POINT - width;
  const first = map.inset.left + FROM_EDGE;
  const last = map.width - map.inset.right - CONTROLS - width;
  const x = Math.max(first, right <= last ? right : left >= first ? left : last);
  const top = map.inset.top + FROM_EDGE;
  const bottom = map.height - map.inset.bottom - FROM_EDGE - height;
  const isOver = x < right && x > left;
  return {
    x: Math.round(x),
    y: Math.round(Math.max(top, isOver ? bottom : Math.min(bottom, point.y - height / 2))),
  };
}

/** A flag with its tip and air. */
const FLAG = 48;

/**
 * How far down what the map shows must go for a point to come out from under its popover, CSS pixels: 0 where it is
 * in sight, or where the popover leaves no room above itself.
 */
export function shiftFromUnder(point: ScreenPoint, popover: ScreenPoint & Size, { inset }: Frame): number {
  // Its corner stands at a whole pixel and its point need not.
  const beside = FROM_POINT - 1;
  const isBeside = point.x <= popover.x - beside || point.x >= popover.x + popover.width + beside;
  const highest = inset.top + FLAG;
  const lowest = popover.y - FROM_EDGE / 2;
  if (isBeside || lowest < highest) return 0;
  return Math.round(Math.max(highest, Math.min(lowest, point.y)) - point.y);
}
