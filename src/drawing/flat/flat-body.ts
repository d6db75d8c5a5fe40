import { type Box, boundsOf, box, grow } from '../box.ts';
import { OUTER_CM } from './doors.ts';
import type { FlatPlan } from './lay-out-flat.ts';

/** The flat with its outer walls and balconies, in the units of its plan. */
export function flatBody({ floor, balconies }: FlatPlan): Box {
  const outline = grow(box(0, 0, floor.widthCm, floor.depthCm), OUTER_CM);
  return boundsOf([outline, ...balconies.map((one) => one.at)]);
}
