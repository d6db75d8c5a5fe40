import { num } from '../svg.ts';
import type { Wing } from './compose-yard.ts';
import type { Thing } from './scene.ts';
import { TREE_SHADOW_M } from './symbols.ts';
import { FLOOR_M, outline, type View } from './view.ts';

/** Shadows fall to the right: the sun stands to the left, before the houses. */
export function shadowOf({ box: b, floors }: Wing, view: View): string {
  const z = floors * FLOOR_M;
  const [dx, dy] = [Math.min(z * 0.42, 30), -Math.min(z * 0.2, 14)];
  const [r, d] = [b.x + b.w, b.y + b.h];
  return outline(
    view,
    [b.x, b.y, 0],
    [b.x, d, 0],
    [r, d, 0],
    [r + dx, d + dy, 0],
    [r + dx, b.y + dy, 0],
    [b.x + dx, b.y + dy, 0],
  );
}

/** Round shadows of trees as one line of dots, flattened by half. */
export function treeShadows(things: readonly Thing[], k: number): string {
  const dots = things.flatMap(({ shadow }) =>
    shadow ? [`M${shadow[0]} ${shadow[1] * 2}h${num(TREE_SHADOW_M.long * k)}`] : [],
  );
  const ink = `fill="none" stroke-linecap="round" stroke-width="${num(TREE_SHADOW_M.wide * k)}"`;
  return `<path transform="scale(1 .5)" ${ink} d="${dots.join('')}"/>`;
}
