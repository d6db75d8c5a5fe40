import type { BoardPlace } from './board-place.ts';
import type { FlatStatus } from './flat-status.ts';
import { layOutBoard } from './lay-out-board.ts';
import { countSigns, MINI_BOARD_SIGNS } from './mini-board-signs.ts';

export interface MiniBoardFlat extends BoardPlace {
  floor: number;
  status: FlatStatus;
  /** Whether the flat matches the search. */
  isFound: boolean;
}

/** Floors of a house as letters, the highest first, flats above each other as on its board. */
export interface MiniBoardDrawing {
  fromFloor: number;
  toFloor: number;
  rows: string[];
}

/**
 * Draws the floors a card shows from flats on them; flats of floors around them tell only which doors stand above
 * each other. Undefined when no flat stands on the floors themselves.
 */
export function drawMiniBoard(
  flats: readonly MiniBoardFlat[],
  shown: { fromFloor: number; toFloor: number },
): MiniBoardDrawing | undefined {
  const layout = layOutBoard(flats);
  const lines = layout.rows
    .map(({ from, to }, at) => ({ from, to, places: layout.sections.flatMap(({ rows }) => rows[at]!) }))
    .filter(({ from, to }) => from >= shown.fromFloor && to <= shown.toFloor);
  const taken = lines.filter(({ places }) => places.some((flat) => flat !== null));
  if (taken.length === 0) return undefined;
  const [toFloor, fromFloor] = [taken[0]!.to, taken.at(-1)!.from];
  const byFloor = new Map(taken.map(({ from, places }) => [from, places.map(signOf).join('')]));
  const width = layout.sections.reduce((sum, { risers }) => sum + risers, 0);
  const rows = Array.from(
    { length: toFloor - fromFloor + 1 },
    (_, at) => byFloor.get(toFloor - at) ?? MINI_BOARD_SIGNS.none.repeat(width),
  );
  return { fromFloor, toFloor, rows: cropMiniBoard(rows) };
}

function signOf(flat: MiniBoardFlat | null): string {
  if (flat === null) return MINI_BOARD_SIGNS.none;
  if (flat.isFound) return MINI_BOARD_SIGNS.found;
  const signs = {
    FREE: MINI_BOARD_SIGNS.free,
    BOOKED: MINI_BOARD_SIGNS.booked,
    SOLD: MINI_BOARD_SIGNS.sold,
  } satisfies Record<FlatStatus, string>;
  return signs[flat.status];
}

/** Flats of a floor a card has room for. */
const FLATS_SHOWN = 12;

/**
 * The part of floors that fits a card, the same places of each: where the most flats found stand, the leftmost of
 * equal ones.
 */
export function cropMiniBoard(rows: readonly string[]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  let best = { start: 0, count: -1 };
  for (let start = 0; start === 0 || start + FLATS_SHOWN <= width; start++) {
    const count = countSigns(
      rows.map((row) => row.slice(start, start + FLATS_SHOWN)),
      'found',
    );
    if (count > best.count) best = { start, count };
  }
  return rows.map((row) => row.slice(best.start, best.start + FLATS_SHOWN));
}

const FLOORS_SHOWN = 6;

interface FlatOnFloor {
  houseId: number;
  floor: number | null;
}

/** Floors of one house, both ends among them. */
export interface HouseFloors {
  houseId: number;
  fromFloor: number;
  toFloor: number;
}

/**
 * The neighbouring floors of one house with the most of the flats: of equal ones those of the first house by id, the
 * lowest. Undefined when no flat says its floor.
 */
export function miniBoardFloors(flats: readonly FlatOnFloor[]): HouseFloors | undefined {
  let best: (HouseFloors & { count: number }) | undefined;
  const byHouse = [...Map.groupBy(flats, ({ houseId }) => houseId)].sort(([one], [other]) => one - other);
  for (const [houseId, own] of byHouse) {
    const floors = own.flatMap(({ floor }) => floor ?? []).sort((one, other) => one - other);
    let first = 0;
    floors.forEach((floor, last) => {
      while (floors[first]! <= floor - FLOORS_SHOWN) first += 1;
      const count = last - first + 1;
      if (best && count <= best.count) return;
      // Near the ground the floors above fill the picture.
      const fromFloor = floor > 0 ? Math.max(1, floor - FLOORS_SHOWN + 1) : floor - FLOORS_SHOWN + 1;
      best = { houseId, fromFloor, toFloor: fromFloor + FLOORS_SHOWN - 1, count };
    });
  }
  return best && { houseId: best.houseId, fromFloor: best.fromFloor, toFloor: best.toFloor };
}
