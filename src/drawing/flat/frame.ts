import { type Box, box } from '../box.ts';
import { flatBody } from './flat-body.ts';
import type { FlatPlan } from './lay-out-flat.ts';
import { type PlanSize, type ScaledSize, spanOf } from './plan-size.ts';

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

const slots: Readonly<Record<Exclude<PlanSize, ScaledSize>, Slot>> = {
  thumb: { w: 92, h: 80, top: 2, right: 2, bottom: 2, left: 2, keepShape: true },
  card: { w: 302, h: 220, top: 16, right: 62, bottom: 30, left: 20, keepShape: true },
  panel: { w: 368, h: 248, top: 12, right: 12, bottom: 26, left: 12, keepShape: false },
  page: { w: 822, h: 588, top: 44, right: 60, bottom: 78, left: 60, keepShape: false },
};

/** Pixels of the side of a square picture. */
const SPAN_SIDE_PX = 250;

/** Fits a flat into the slot it is drawn for; without dimensions a page needs only a thin margin. */
export function frameOf(plan: FlatPlan, size: PlanSize, dimensions: boolean): Frame {
  const body = flatBody(plan);
  if (isScaled(size)) return scaledFrame(body, spanOf(size)!, plan.unitCm);
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

function isScaled(size: PlanSize): size is ScaledSize {
  return spanOf(size) !== undefined;
}

/** The flat in the middle of a square of so many metres; one larger than any we know is rather reduced than cut. */
function scaledFrame(body: Box, spanM: number, unitCm: number): Frame {
  const side = Math.max((spanM * 100) / unitCm, body.w, body.h);
  const view = box(body.x - (side - body.w) / 2, body.y - (side - body.h) / 2, side, side);
  return { view, px: side / SPAN_SIDE_PX, body };
}
