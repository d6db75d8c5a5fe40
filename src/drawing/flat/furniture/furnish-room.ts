import { type Box, bottom, box, right, type Side } from '../../box.ts';
import type { RoomKind } from '../room-rules.ts';
import * as pieces from './pieces.ts';
import { frontOf, opposite, type Placed, type RoomSpace } from './room-space.ts';
import { bath, hall, laundry, shower, storage, wardrobeRoom, wc } from './service-rooms.ts';
import { addWardrobe, type Furnish, shrink } from './shrink.ts';

const centreOf = (b: Box): { x: number; y: number } => ({ x: b.x + b.w / 2, y: b.y + b.h / 2 });

const notAtWindow =
  (space: RoomSpace, weight: number) =>
  (_: Box, side: Side): number =>
    space.windowSides.has(side) ? weight : space.windowSides.has(opposite[side]) ? 0.6 : 0;

function layBed(space: RoomSpace, widths: readonly number[]): Placed | null {
  const cost = notAtWindow(space, 2);
  const bed = shrink(space, pieces.bed, widths, { d: 206, align: 'centre', front: 55, ends: 46, cost });
  if (bed !== null) {
    for (const end of [-1, 1]) {
      const across = bed.side === 'n' || bed.side === 's';
      const x = across
        ? end < 0
          ? bed.at.x - 44
          : right(bed.at) + 4
        : bed.side === 'w'
          ? bed.at.x
          : right(bed.at) - 38;
      const y = across
        ? bed.side === 'n'
          ? bed.at.y
          : bottom(bed.at) - 38
        : end < 0
          ? bed.at.y - 44
          : bottom(bed.at) + 4;
      space.put(pieces.nightstand, across ? box(x, y, 40, 38) : box(x, y, 38, 40), bed.side);
    }
    return bed;
  }
  return shrink(space, pieces.bed, [160, 140, 120, 90, 80], { d: 204, align: 'corner', front: 40, cost });
}

const addDesk = (space: RoomSpace, width: number): Placed | null =>
  space.stand(pieces.desk, {
    w: width,
    d: 58,
    align: 'corner',
    front: 60,
    cost: (_, side) => (space.windowSides.has(side) ? 0 : 1.5),
  });

const addPlant = (space: RoomSpace): void => {
  space.stand(pieces.plant, {
    w: 40,
    d: 40,
    align: 'corner',
    cost: (_, side) => (space.windowSides.has(side) ? -3 : 0),
  });
};

const bedroom: Furnish = (space) => {
  layBed(space, [180, 160, 140]);
  addWardrobe(space, [240, 200, 160, 120, 90]);
  if (space.areaM2 > 12.5) addDesk(space, 120);
  if (space.areaM2 > 17) space.stand(pieces.armchair, { w: 80, d: 78, align: 'corner', front: 30 });
  if (space.areaM2 > 13) addPlant(space);
};

const kids: Furnish = (space) => {
  space.stand(pieces.bed, { w: 92, d: 200, align: 'corner', front: 30, cost: notAtWindow(space, 1) });
  addDesk(space, 118);
  addWardrobe(space, [160, 120, 90]);
  if (space.areaM2 > 14) space.stand(pieces.shelves, { w: 120, d: 34, front: 40, tall: true });
  if (space.areaM2 > 12) addPlant(space);
};

const study: Furnish = (space) => {
  addDesk(space, 150);
  shrink(space, pieces.sofa, [200, 170], { d: 86, front: 40 });
  shrink(space, pieces.shelves, [200, 160, 120], { d: 34, front: 45, tall: true });
  addPlant(space);
};

/** Sofa and screen face each other with a rug between them. */
function sitting(space: RoomSpace, widths: readonly number[], near?: (at: Box) => number): void {
  const cost = (at: Box, side: Side): number =>
    (space.windowSides.has(side) ? 1.2 : 0) +
    (space.windowSides.has(opposite[side]) ? 1.8 : 0) +
    (near?.(at) ?? 0);
  const sofa = shrink(space, pieces.sofa, widths, { d: 92, align: 'centre', front: 120, cost });
  if (sofa === null) return;
  const facing = opposite[sofa.side];
  const middle = centreOf(sofa.at);
  const screen = shrink(space, pieces.tv, [170, 140, 110], {
    d: 36,
    sides: [facing],
    front: 30,
    cost: (at) => (3 * (Math.abs(centreOf(at).x - middle.x) + Math.abs(centreOf(at).y - middle.y))) / 100,
  });
  const gap = frontOf(sofa.at, sofa.side, 30);
  const across = sofa.side === 'n' || sofa.side === 's';
  const deep = 140;
  const wide = Math.min(across ? sofa.at.w : sofa.at.h, 210);
  const near2 = centreOf(gap);
  const shiftBy = sofa.side === 'n' || sofa.side === 'w' ? deep / 2 - 8 : 8 - deep / 2;
  const at = across
    ? box(near2.x - wide / 2, near2.y + shiftBy - deep / 2, wide, deep)
    : box(near2.x + shiftBy - deep / 2, near2.y - wide / 2, deep, wide);
  if (!space.put(pieces.rugWithTable, at, sofa.side) && screen !== null) {
    space.float(pieces.rugWithTable, 90, 90, centreOf(gap), 6);
  }
}

const living: Furnish = (space) => {
  sitting(space, [240, 210, 180, 150]);
  if (space.areaM2 > 15)
    shrink(space, pieces.shelves, [200, 160, 120], { d: 36, align: 'corner', front: 40, tall: true });
  if (space.areaM2 > 20) space.stand(pieces.armchair, { w: 84, d: 82, align: 'corner', front: 30 });
  addPlant(space);
};

/** Worktop with a fridge at its end, away from the window. */
function cooking(space: RoomSpace, widths: readonly number[]): Placed | null {
  const cost = (_: Box, side: Side): number => (space.windowSides.has(side) ? 2.4 : 0);
  const withFridge = widths.map((run) => run + 62);
  const placed = shrink(space, pieces.kitchenWithFridge, withFridge, {
    d: 62,
    align: 'corner',
    front: 70,
    cost,
  });
  if (placed !== null) return placed;
  return shrink(space, pieces.kitchenRun, [180, 150, 120], { d: 60, align: 'corner', front: 60, cost });
}

function dining(space: RoomSpace, near: { x: number; y: number }, isLarge: boolean): void {
  if (isLarge && space.float(pieces.longTable, 190, 172, near, 36) !== null) return;
  if (isLarge && space.float(pieces.longTable, 130, 160, near, 30) !== null) return;
  if (space.float(pieces.roundTable, 190, 190, near, 24) !== null) return;
  if (space.float(pieces.roundTable, 160, 160, near, 14) !== null) return;
  if (space.float(pieces.roundTable, 140, 140, near, 8) !== null) return;
  space.stand(pieces.cornerTable, { w: 150, d: 64, front: 10 });
}

const kitchen: Furnish = (space) => {
  const run = cooking(space, [280, 240, 210, 180, 150]);
  const middle = centreOf(space.room);
  dining(
    space,
    run === null
      ? middle
      : { x: middle.x * 1.2 - centreOf(run.at).x * 0.2, y: middle.y * 1.2 - centreOf(run.at).y * 0.2 },
    space.areaM2 > 17,
  );
  if (space.areaM2 > 9) addPlant(space);
};

const kitchenLiving: Furnish = (space) => {
  const run = cooking(space, space.areaM2 > 24 ? [300, 260, 220, 180] : [240, 210, 180, 150]);
  const from = run === null ? centreOf(space.room) : centreOf(run.at);
  const near = (at: Box): number => -Math.hypot(centreOf(at).x - from.x, centreOf(at).y - from.y) / 80;
  if (space.areaM2 > 19) sitting(space, [230, 200, 170, 150], near);
  else shrink(space, pieces.sofa, [190, 160, 140], { d: 84, align: 'corner', front: 40, cost: near });
  dining(space, from, space.areaM2 > 26);
  addPlant(space);
};

const studio: Furnish = (space) => {
  const run = space.areaM2 > 11 ? cooking(space, [200, 170, 140, 110]) : cooking(space, [150, 120]);
  const from = run === null ? centreOf(space.room) : centreOf(run.at);
  const far = (at: Box): number => -Math.hypot(centreOf(at).x - from.x, centreOf(at).y - from.y) / 200;
  if (space.areaM2 > 16) {
    shrink(space, pieces.bed, [160, 140, 120], { d: 204, align: 'corner', front: 20, cost: far });
    sitting(space, [200, 170, 150]);
    if (space.areaM2 > 22) dining(space, from, false);
    else space.stand(pieces.cornerTable, { w: 140, d: 60, front: 10 });
  } else {
    shrink(space, pieces.bed, [140, 120, 92], { d: 202, align: 'corner', front: 20, cost: far });
    space.stand(pieces.cornerTable, { w: 140, d: 60, front: 10 });
  }
  addWardrobe(space, [160, 120, 90]);
  addPlant(space);
};

/**
 * Furnishes the main room of a studio. With a separate kitchen it has no kitchen of its own, and with a bed niche no
 * bed.
 */
export function furnishStudio(has: { kitchen: boolean; niche: boolean }): Furnish {
  if (has.niche) return kitchenLiving;
  if (!has.kitchen) return studio;
  return (space) => {
    layBed(space, [160, 140]);
    sitting(space, [200, 170, 150]);
    addWardrobe(space, [200, 160, 120, 90]);
    addPlant(space);
  };
}

/** Furnishes each kind of room; a bare space and corridors stay empty. */
export const furnishRoom: Readonly<Record<RoomKind, Furnish>> = {
  studio,
  space: () => {},
  kitchen,
  kitchenLiving,
  living,
  bedroom,
  kids,
  study,
  niche: (space) => {
    layBed(space, [160, 140]);
  },
  hall,
  corridor: () => {},
  bath,
  shower,
  wc,
  wardrobe: wardrobeRoom,
  laundry,
  storage,
};
