import type { ComfortClass } from '#domain/listing/comfort-class.ts';
import { between, pick, type Random } from '../random.ts';
import type { Plan } from './model.ts';

type Size = readonly [from: number, to: number];

/** Square metres of flats by rooms; 0 is a studio, 6 an open plan. */
const SIZES: Record<ComfortClass, Partial<Record<number, Size>>> = {
  COMFORT: { 0: [21, 28], 1: [33, 42], 2: [50, 63], 3: [69, 86], 4: [92, 112] },
  BUSINESS: { 0: [25, 34], 1: [40, 52], 2: [61, 80], 3: [85, 116], 4: [119, 152], 5: [152, 188] },
  ELITE: { 1: [54, 72], 2: [84, 122], 3: [128, 176], 4: [178, 238], 5: [244, 330], 6: [140, 236] },
};

/** Flats of a landing from left to right, as architects set them: large ones at the ends, small ones by the lift. */
const LANDINGS: Record<ComfortClass, readonly (readonly number[])[]> = {
  COMFORT: [
    [2, 1, 3],
    [2, 0, 1, 2],
    [3, 1, 0, 2],
    [2, 1, 1, 3],
    [2, 0, 1, 1, 3],
    [3, 0, 1, 0, 2],
    [2, 1, 0, 0, 1, 3],
    [3, 1, 0, 1, 0, 2],
  ],
  BUSINESS: [
    [3, 1, 3],
    [2, 1, 3],
    [3, 0, 1, 2],
    [3, 1, 2, 4],
    [2, 1, 1, 3],
    [3, 1, 0, 1, 3],
  ],
  ELITE: [
    [3, 2],
    [4, 3],
    [3, 2, 3],
    [6, 3],
    [4, 1, 3],
  ],
};

const LIVING_SHARE = [0.62, 0.43, 0.5, 0.54, 0.57, 0.59, 0.6];
const KITCHEN_SHARE = [0, 0.29, 0.22, 0.18, 0.15, 0.13, 0];
const MANY_ROOMS = 5;
const OPEN_PLAN = 6;

/** The plans of one landing; the same landing on every floor makes risers. */
export function drawLanding(comfortClass: ComfortClass, random: Random): Plan[] {
  return pick(LANDINGS[comfortClass], random).map((rooms) => drawPlan(comfortClass, rooms, random));
}

/** The plan at the end of a house has windows on two sides and a room more space around them. */
export function atCorner(plan: Plan): Plan {
  return resized(plan, Math.round((plan.areaM2x100 * 1.08) / 10) * 10);
}

/** One flat on the top floor in the place of two. */
export function joined(left: Plan, right: Plan): Plan {
  const rooms = Math.min(MANY_ROOMS + 1, Math.max(1, left.roomsCount) + Math.max(1, right.roomsCount));
  const plan: Plan = {
    ...left,
    rooms: rooms >= MANY_ROOMS ? 'manyRooms' : (String(rooms) as Plan['rooms']),
    roomsCount: rooms,
    balcony: 'балкон',
  };
  return resized(plan, left.areaM2x100 + right.areaM2x100);
}

function drawPlan(comfortClass: ComfortClass, kind: number, random: Random): Plan {
  const [from, to] = SIZES[comfortClass][kind]!;
  const plan: Plan = {
    rooms:
      kind === OPEN_PLAN ? 'openPlan' : kind >= MANY_ROOMS ? 'manyRooms' : (String(kind) as Plan['rooms']),
    roomsCount: kind === OPEN_PLAN ? 0 : kind,
    areaM2x100: 0,
    livingAreaM2x100: 0,
    kitchenAreaM2x100: null,
    balcony: pick(kind === 0 ? [null, 'лоджия', null] : ['лоджия', 'балкон', 'лоджия', null], random),
  };
  return resized(plan, Math.round(between(from, to, random) * 10) * 10);
}

function resized(plan: Plan, areaM2x100: number): Plan {
  const kind = plan.rooms === 'openPlan' ? OPEN_PLAN : Math.min(plan.roomsCount, MANY_ROOMS);
  const share = (of: number): number => Math.round((areaM2x100 * of) / 10) * 10;
  const kitchen = share(KITCHEN_SHARE[kind]!);
  return {
    ...plan,
    areaM2x100,
    livingAreaM2x100: share(LIVING_SHARE[kind]!),
    kitchenAreaM2x100: kitchen === 0 ? null : kitchen,
  };
}
