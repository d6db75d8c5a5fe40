import type { BoardPlace } from './board-place.ts';
import type { FlatStatus } from './flat-status.ts';
import { type BoardRow, layOutBoard } from './lay-out-board.ts';

interface HouseFlat extends BoardPlace {
  id: number;
  status: FlatStatus;
}

/** A cell of the small board: the flat itself, one free, one reserved, one sold, nothing known. */
export type PlaceCell = 'own' | 'free' | 'booked' | 'closed' | 'none';

export interface PlaceInHouse {
  /** The rows run from the top down. */
  rows: BoardRow[];
  /** The flat's section with its neighbours; a line of `cells` for each row. */
  sections: { name: string | null; cells: PlaceCell[][] }[];
  /** The flats of its section on its floor, itself too, as they stand. */
  onFloor: number[];
}

/** More columns do not fit on a phone. */
const MOST_RISERS = 20;

/** Finds the place of a flat among the flats of its house; null when it is unknown. */
export function placeInHouse(flats: readonly HouseFlat[], id: number): PlaceInHouse | null {
  const { rows, sections } = layOutBoard(flats);
  const own = sections.findIndex((section) => section.rows.flat().some((flat) => flat?.id === id));
  if (own === -1) return null;
  const line = sections[own]!.rows.find((row) => row.some((flat) => flat?.id === id))!;
  return {
    rows,
    sections: withNeighbours(sections, own).map(({ name, rows: lines }) => ({
      name,
      cells: lines.map((row) => row.map((flat) => cellOf(flat, id))),
    })),
    onFloor: line.flatMap((flat) => flat?.id ?? []),
  };
}

function cellOf(flat: HouseFlat | null, id: number): PlaceCell {
  if (flat === null) return 'none';
  if (flat.id === id) return 'own';
  if (flat.status === 'FREE') return 'free';
  return flat.status === 'BOOKED' ? 'booked' : 'closed';
}

/** Keeps as many sections beside the flat's own as fit, nearer ones first. */
function withNeighbours<Section extends { risers: number }>(sections: Section[], own: number): Section[] {
  let from = own;
  let to = own;
  let risers = sections[own]!.risers;
  for (;;) {
    const left = sections[from - 1];
    const right = sections[to + 1];
    if (right && risers + right.risers <= MOST_RISERS) {
      to += 1;
      risers += right.risers;
    } else if (left && risers + left.risers <= MOST_RISERS) {
      from -= 1;
      risers += left.risers;
    } else return sections.slice(from, to + 1);
  }
}
