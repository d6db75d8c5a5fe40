import { formatAreaX100 } from '#domain/listing/format-area.ts';
import { ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import type { Box } from '../box.ts';
import { planColours as colour } from '../colours.ts';
import { compactPaths, escapeAttribute, num } from '../svg.ts';
import { drawDimensions } from './draw-dimensions.ts';
import { drawFurniture } from './draw-furniture.ts';
import { drawLabels } from './draw-labels.ts';
import { drawStructure } from './draw-structure.ts';
import { frameOf } from './frame.ts';
import type { Detail } from './furniture/room-space.ts';
import { type FlatPlan, type FlatPlanInput, layOutFlat } from './lay-out-flat.ts';
import { type PlanSize, spanOf } from './plan-size.ts';

export interface PlanOptions {
  /**
   * «card» fills 302×220 and leaves its right edge to buttons, «page» is the flat page, «thumb» a row of a table,
   * «span…» one of several plans at the same scale.
   */
  readonly size: PlanSize;
  /** Furniture is drawn by default, except in a thumbnail. */
  readonly furniture?: boolean;
  /** Dimension chains in millimetres; on by default on a page, elsewhere never drawn. */
  readonly dimensions?: boolean;
  /** Replaces the derived description, «План: 2-комнатная квартира, 54,3 м²». */
  readonly label?: string;
}

function detailOf(size: PlanSize, areaM2x100: number): Detail {
  if (size === 'page') return 'fine';
  return areaM2x100 > 8500 ? 'sparse' : 'coarse';
}

/** Patina arrow outside the entrance door. */
function drawEntrance(plan: FlatPlan, px: number): string {
  const door = plan.doors[0];
  if (door === undefined) return '';
  const middle = (door.from + door.to) / 2;
  const length = 13 * px;
  const gap = 5 * px;
  const { wall } = door;
  const out = wall.near < 0 ? -1 : 1;
  const tip = (out < 0 ? wall.near : wall.far) + out * gap;
  const head = 4 * px;
  const data =
    wall.axis === 'x'
      ? `M${num(middle)} ${num(tip + out * length)}V${num(tip)}m${num(-head)} ${num(out * head)}l${num(head)} ${num(-out * head)} ${num(head)} ${num(out * head)}`
      : `M${num(tip + out * length)} ${num(middle)}H${num(tip)}m${num(out * head)} ${num(-head)}l${num(-out * head)} ${num(head)} ${num(out * head)} ${num(head)}`;
  const stroke = `stroke="${colour.primary}" stroke-width="${num(2 * px)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path fill="none" ${stroke} d="${data}"/>`;
}

/**
 * Draws a flat as one self-contained SVG string, the same for the same input: topology by rooms and seed, rooms that
 * add up to the area, doors with arcs, windows on outer walls only. The ground is transparent.
 */
export function drawPlan(input: FlatPlanInput, options: PlanOptions): string {
  const plan = layOutFlat(input);
  const { size } = options;
  const hasDimensions = size === 'page' && options.dimensions !== false;
  const frame = frameOf(plan, size, hasDimensions);
  const { view, px } = frame;
  const isFurnished = options.furniture ?? size !== 'thumb';
  const furnished = isFurnished
    ? drawFurniture(plan, px, detailOf(size, input.areaM2x100))
    : { svg: '', taken: new Map() };
  const label =
    options.label ?? `План: ${ROOMS_FULL_LABELS[input.rooms]}, ${formatAreaX100(input.areaM2x100)}`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(view.x)} ${num(view.y)} ${num(view.w)} ${num(view.h)}" role="img" ` +
      `aria-label="${escapeAttribute(label)}">` +
      drawGrid(view, spanOf(size), plan.unitCm, px) +
      drawStructure(plan, px) +
      furnished.svg +
      drawLabels(plan, size, px, furnished.taken) +
      (size === 'thumb' ? '' : drawEntrance(plan, px)) +
      (hasDimensions ? drawDimensions(plan, frame) : '') +
      '</svg>',
  );
}

/** Hairlines a metre apart under a plan of a known scale; nothing under the others. */
function drawGrid(view: Box, spanM: number | undefined, unitCm: number, px: number): string {
  if (spanM === undefined) return '';
  const metre = 100 / unitCm;
  let lines = '';
  for (let at = metre / 2; at < view.w; at += metre) {
    lines += `M${num(view.x + at)} ${num(view.y)}v${num(view.h)}M${num(view.x)} ${num(view.y + at)}h${num(view.w)}`;
  }
  return `<path data-layer="grid" fill="none" stroke="${colour.grid}" stroke-width="${num(px)}" d="${lines}"/>`;
}
