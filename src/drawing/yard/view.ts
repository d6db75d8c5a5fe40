import type { Box } from '../box.ts';
import { num } from '../svg.ts';

/** Metres on the ground: x runs to the right and towards the viewer, y to the left and towards the viewer; z is up. */
export type Point = readonly [x: number, y: number, z: number];

/** Pixels in a metre and where the ground's origin stands in the picture. */
export interface View {
  readonly k: number;
  readonly left: number;
  readonly top: number;
  /** Corners are kept to a part of a pixel; what is far may do with whole ones. */
  readonly grain?: number;
}

/** An axonometry whose ground axes both slope by thirty degrees; heights keep their measure. */
export const SLOPE = { across: Math.cos(Math.PI / 6), down: Math.sin(Math.PI / 6) } as const;

export const FLOOR_M = 3.1;

/** Projects a point on the ground or above it to pixels of the picture. */
export const project = (view: View, [x, y, z]: Point): [number, number] => [
  view.left + (x - y) * SLOPE.across * view.k,
  view.top + ((x + y) * SLOPE.down - z) * view.k,
];

/** Path data of a flat shape given by its corners in metres; steps are relative, for they are shorter to write. */
export function outline(view: View, ...corners: Point[]): string {
  const grain = view.grain ?? 0.1;
  const points = corners.map((corner) =>
    project(view, corner).map((value) => Math.round(value / grain) * grain),
  );
  const steps = points.map(([x = 0, y = 0], at) => {
    const [fromX = 0, fromY = 0] = at === 0 ? [] : (points[at - 1] ?? []);
    return `${at === 0 ? 'M' : at === 1 ? 'l' : ' '}${num(x - fromX)} ${num(y - fromY)}`;
  });
  return `${steps.join('')}z`;
}

/** Path data of a level rectangle at a height in metres. */
export const level = (view: View, b: Box, z = 0): string =>
  outline(view, [b.x, b.y, z], [b.x + b.w, b.y, z], [b.x + b.w, b.y + b.h, z], [b.x, b.y + b.h, z]);

/** Screen bounds of solids: left, top, right and bottom in pixels. */
export function screenBounds(view: View, solids: readonly { box: Box; heightM: number }[]) {
  const points = solids.flatMap(({ box: b, heightM }) => [
    project(view, [b.x, b.y + b.h, 0]),
    project(view, [b.x + b.w, b.y, 0]),
    project(view, [b.x + b.w, b.y + b.h, 0]),
    project(view, [b.x, b.y, heightM]),
    project(view, [b.x, b.y + b.h, heightM]),
    project(view, [b.x + b.w, b.y, heightM]),
  ]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
