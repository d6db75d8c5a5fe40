import type { PlanPoint } from '#domain/listing/drawn-plan.ts';
import { type PlanSize, type PlanView, panTo, pointWithin } from './edit-outlines.ts';

/** The point of the picture that a pointer is at. */
export function pointAt(
  canvas: SVGSVGElement,
  { x, y, zoom }: PlanView,
  size: PlanSize,
  { clientX, clientY }: { clientX: number; clientY: number },
): PlanPoint {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return pointWithin(
    [
      x + ((clientX - left) / width) * (size.width / zoom),
      y + ((clientY - top) / height) * (size.height / zoom),
    ],
    size,
  );
}

/** The view moved so far that a point is in it. */
export function showing(view: PlanView, [x, y]: PlanPoint, size: PlanSize): PlanView {
  const [width, height] = [size.width / view.zoom, size.height / view.zoom];
  const isInSight = x >= view.x && x <= view.x + width && y >= view.y && y <= view.y + height;
  return isInSight ? view : panTo({ ...view, x: x - width / 2, y: y - height / 2 }, size);
}

export function isNear([x1, y1]: PlanPoint, [x2, y2]: PlanPoint, distance: number): boolean {
  return Math.hypot(x1 - x2, y1 - y2) <= distance;
}

/** Tells in words where a point is. */
export function placeText([x, y]: PlanPoint, { width, height }: PlanSize): string {
  return `${Math.round((100 * x) / width)}\u00a0% слева, ${Math.round((100 * y) / height)}\u00a0% сверху`;
}

/** The corners as an attribute of SVG. */
export function textOf(points: readonly PlanPoint[]): string {
  return points.map((point) => point.join()).join(' ');
}
