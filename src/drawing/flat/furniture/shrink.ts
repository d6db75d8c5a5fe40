import * as pieces from './pieces.ts';
import type { Placed, RoomSpace, Wanted } from './room-space.ts';

export type Furnish = (space: RoomSpace) => void;

/** Tries ever shorter variants of one piece. */
export function shrink(
  space: RoomSpace,
  piece: pieces.Piece,
  widths: readonly number[],
  rest: Omit<Wanted, 'w'>,
): Placed | null {
  for (const w of widths) {
    const placed = space.stand(piece, { ...rest, w });
    if (placed !== null) return placed;
  }
  return null;
}

/** Stands the longest wardrobe that fits, away from windows. */
export const addWardrobe = (space: RoomSpace, widths: readonly number[]): Placed | null =>
  shrink(space, pieces.wardrobe, widths, { d: 60, align: 'corner', front: 45, tall: true });
