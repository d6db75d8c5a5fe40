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

/** The top left corner of a popover: right of its point, else left of it, else where there is room; inside the map. */
export function placePopover(
  point: ScreenPoint,
  { width, height }: Size,
  map: Size & { inset: MapInset },
): ScreenPoint {
  const right = point.x + FROM_POINT;
  const left = point.x - FROM_POINT - width;
  const first = map.inset.left + FROM_EDGE;
  const last = map.width - map.inset.right - CONTROLS - width;
  const side = right <= last ? right : left >= first ? left : last;
  const top = map.inset.top + FROM_EDGE;
  const bottom = map.height - map.inset.bottom - FROM_EDGE - height;
  return {
    x: Math.round(Math.max(first, side)),
    y: Math.round(Math.max(top, Math.min(bottom, point.y - height / 2))),
  };
}
