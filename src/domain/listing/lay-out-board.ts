import type { BoardPlace } from './board-place.ts';
import { bySectionName } from './by-section-name.ts';
import { inferRisers } from './infer-risers.ts';

/** One floor, or several floors in a row on which no flat is known. */
export interface BoardRow {
  from: number;
  to: number;
}

export interface BoardSection<Flat> {
  /** Null when the feed names no sections. */
  name: string | null;
  risers: number;
  /** A line for each row of the board, a place for each riser from left to right. */
  rows: (Flat | null)[][];
}

export interface BoardLayout<Flat> {
  /** The rows run from the top down. */
  rows: BoardRow[];
  sections: BoardSection<Flat>[];
  /** Flats of unknown floors; they stand in no cell. */
  unplaced: Flat[];
}

/** So many empty floors in a row, or more, share one row of the board. */
const LONG_GAP = 3;

/** A house as a board: floors from the top down, risers by section, flats above each other in one column. */
export function layOutBoard<Flat extends BoardPlace>(flats: readonly Flat[]): BoardLayout<Flat> {
  const placed = flats.filter((flat): flat is Flat & { floor: number } => flat.floor !== null);
  const rows = rowsOf(new Set(placed.map(({ floor }) => floor)));
  const names = [...new Set(placed.map(({ section }) => section))].sort(bySectionName);
  return {
    rows,
    sections: names.map((name) => {
      const own = placed.filter(({ section }) => section === name);
      const riserOf = inferRisers(own);
      const risers = Math.max(...riserOf.values()) + 1;
      const lines = rows.map(() => Array<Flat | null>(risers).fill(null));
      for (const flat of own) {
        const row = rows.findIndex(({ from, to }) => from <= flat.floor && flat.floor <= to);
        lines[row]![riserOf.get(flat)!] = flat;
      }
      return { name, risers, rows: lines };
    }),
    unplaced: flats.filter(({ floor }) => floor === null),
  };
}

function rowsOf(floors: ReadonlySet<number>): BoardRow[] {
  if (floors.size === 0) return [];
  const taken = [...floors].sort((one, other) => other - one);
  return taken.flatMap((floor, index) => {
    const above = taken[index - 1];
    const gap = above === undefined ? 0 : above - floor - 1;
    const row = { from: floor, to: floor };
    if (gap >= LONG_GAP) return [{ from: floor + 1, to: floor + gap }, row];
    const between = Array.from({ length: gap }, (_, step) => floor + gap - step);
    return [...between.map((empty) => ({ from: empty, to: empty })), row];
  });
}
