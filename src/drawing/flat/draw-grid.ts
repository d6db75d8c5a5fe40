import type { Box } from '../box.ts';
import { planColours as colour } from '../colours.ts';
import { num } from '../svg.ts';

/** Hairlines a metre apart under a plan of a known scale; nothing under the others. */
export function drawGrid(view: Box, spanM: number | undefined, unitCm: number, px: number): string {
  if (spanM === undefined) return '';
  const metre = 100 / unitCm;
  let lines = '';
  for (let at = metre / 2; at < view.w; at += metre) {
    lines += `M${num(view.x + at)} ${num(view.y)}v${num(view.h)}M${num(view.x)} ${num(view.y + at)}h${num(view.w)}`;
  }
  return `<path data-layer="grid" fill="none" stroke="${colour.grid}" stroke-width="${num(px)}" d="${lines}"/>`;
}
