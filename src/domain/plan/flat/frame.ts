import { type Box, boundsOf, box, grow } from '../box.ts';
import { OUTER_CM } from './doors.ts';
import type { FlatPlan } from './lay-out-flat.ts';

export type PlanSize = 'thumb' | 'card' | 'panel' | 'page';

/** The viewBox of a plan and how many of its units one screen pixel takes. */
export interface Frame {
  readonly view: Box;
  readonly px: number;
  /** The flat with its outer walls and balconies. */
  readonly body: Box;
}

interface Slot {
  readonly w: number;
  readonly h: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** Cards keep the shape of their picture and leave a corner to the buttons. */
  readonly keepShape: boolean;
}

const slots: Readonly<Record<PlanSize, Slot>> = {
  thumb: { w: 92, h: 80, top: 2, right: 2, bottom: 2, left: 2, keepShape: true },
  card: { w: 302, h: 220, top: 16, right: 62, bottom: 30, left: 20, keepShape: true },
  panel: { w: 368, h: 248, top: 12, right: 12, bottom: 26, left: 12, keepShape: false },
  page: { w: 822, h: 588, top: 44, right: 60, bottom: 78, left: 60, keepShape: false },
};

/** Fits a flat into the slot it is drawn for; without dimensions a page needs only a thin margin. */
export function frameOf(plan: FlatPlan, size: PlanSize, dimensions: boolean): Frame {
  const outline = grow(box(0, 0, plan.floor.widthCm, plan.floor.depthCm), OUTER_CM);
  const body = boundsOf([outline, ...plan.balconies.map((one) => one.at)]);
  const slot =
    size === 'page' && !dimensions
      ? { ...slots.page, top: 16, right: 16, left: 16, bottom: 40 }
      : slots[size];
  const innerW = slot.w - slot.left - slot.right;
  const innerH = slot.h - slot.top - slot.bottom;
  const px = Math.max(body.w / innerW, body.h / innerH);
  if (!slot.keepShape) {
    const view = box(
      body.x - slot.left * px,
      body.y - slot.top * px,
      body.w + (slot.left + slot.right) * px,
      body.h + (slot.top + slot.bottom) * px,
    );
    return { view, px, body };
  }
  const spareX = innerW * px - body.w;
  const spareY = innerH * px - body.h;
  const view = box(
    body.x - slot.left * px - spareX / 2,
    body.y - slot.top * px - spareY / 2,
    slot.w * px,
    slot.h * px,
  );
  return { view, px, body };
}
