import type { BoardPlace } from './board-place.ts';
import { cropMiniBoard } from './crop-mini-board.ts';
import type { FlatStatus } from './flat-status.ts';
import { layOutBoard } from './lay-out-board.ts';
import { MINI_BOARD_SIGNS } from './mini-board-signs.ts';

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
