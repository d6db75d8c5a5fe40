import { MINI_BOARD_SIGNS } from './mini-board-signs.ts';

/** Counts the flats of the rows that have a sign. */
export function countSigns(rows: readonly string[], sign: keyof typeof MINI_BOARD_SIGNS): number {
  return rows.reduce((total, row) => total + row.split(MINI_BOARD_SIGNS[sign]).length - 1, 0);
}
