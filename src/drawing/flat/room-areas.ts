import type { FlatPlan } from './lay-out-flat.ts';

/**
 * Areas to write in rooms, in tenths of a square metre by room id: they add up to the flat's area, and a stated
 * kitchen keeps its stated figure; every other room differs from its drawing by rounding only.
 */
export function roomAreas(plan: FlatPlan): Map<string, number> {
  const whole = Math.floor(plan.areaM2x100 / 10);
  const kitchen = plan.floor.rooms.find((room) => room.kind === 'kitchen' || room.kind === 'kitchenLiving');
  const tenths = new Map<string, number>();
  let left = whole;
  if (kitchen !== undefined && plan.kitchenAreaM2x100 !== null) {
    tenths.set(kitchen.id, Math.floor(plan.kitchenAreaM2x100 / 10));
    left -= Math.floor(plan.kitchenAreaM2x100 / 10);
  }
  const others = plan.floor.rooms.filter((room) => !tenths.has(room.id));
  const drawn = others.reduce((sum, room) => sum + room.w * room.h, 0);
  const exact = others.map((room) => ({ id: room.id, value: (room.w * room.h * left) / drawn }));
  let rest = left - exact.reduce((sum, one) => sum + Math.floor(one.value), 0);
  for (const one of exact.sort((a, b) => (b.value % 1) - (a.value % 1))) {
    tenths.set(one.id, Math.floor(one.value) + (rest > 0 ? 1 : 0));
    rest -= 1;
  }
  return tenths;
}
