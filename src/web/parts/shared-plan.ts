import { shareAddress } from '#drawing/addresses.ts';
import { type DrawnFlat, planDrawing } from './plan-drawing.ts';

/** The picture of a flat beside a shared link: its plan without words, which are too small there. */
export function sharedPlan(flat: DrawnFlat): string {
  return shareAddress(planDrawing(flat, 'thumb', { furniture: true, dimensions: false }));
}
