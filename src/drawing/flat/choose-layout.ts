import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { seededRandom } from '#domain/random.ts';
import { allLayouts } from './all-layouts.ts';
import { cutDoors, type Door } from './doors.ts';
import { floorCost } from './floor-cost.ts';
import type { Layout } from './layout.ts';
import { roomRules } from './room-rules.ts';
import type { SizedFloor } from './sized-floor.ts';
import { solveLayout } from './solve-layout.ts';
import { cutWindows, type Window } from './windows.ts';

/** A layout with sizes, doors and windows, and how far it is from comfortable (0 is best). */
export interface FittedLayout {
  readonly layout: Layout;
  readonly floor: SizedFloor;
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
  readonly discomfort: number;
}

/** Builds one topology at this area, or null when a door or a window has no wall. */
export function fitLayout(
  layout: Layout,
  flatCm2: number,
  kitchenCm2: number | null,
  roll: number,
): FittedLayout | null {
  const floor = solveLayout(layout, flatCm2, kitchenCm2);
  const doors = cutDoors(layout, floor, roll);
  if (doors === null) return null;
  const windows = cutWindows(layout, floor);
  const lit = new Set(windows.map((window) => window.roomId));
  const isDark = floor.rooms.some(
    (room) => roomRules[room.kind].needsWindow && room.kind !== 'space' && !lit.has(room.id),
  );
  if (isDark) return null;
  return { layout, floor, doors, windows, discomfort: floorCost(layout, flatCm2, kitchenCm2).cost(floor) };
}

/** Discomfort at which a flat still reads as well planned. */
export const COMFORTABLE = 1.8;

/** Chooses a topology for the seed: the first in the seed's own order that lives well at this area. */
export function chooseLayout(
  rooms: RoomsBucket,
  flatCm2: number,
  kitchenCm2: number | null,
  seed: number,
): FittedLayout {
  const random = seededRandom(seed);
  const order = allLayouts[rooms]
    .map((layout) => ({ layout, rank: random() }))
    .sort((a, b) => a.rank - b.rank);
  let best: FittedLayout | null = null;
  for (const { layout } of order) {
    const fitted = fitLayout(layout, flatCm2, kitchenCm2, random());
    if (fitted === null) continue;
    if (fitted.discomfort < COMFORTABLE) return fitted;
    if (best === null || fitted.discomfort < best.discomfort) best = fitted;
  }
  if (best === null) throw new RangeError(`no layout fits ${rooms} rooms in ${flatCm2} cm²`);
  return best;
}
