/**
 * One letter per place: its flat matches the search, is on sale but does not match, is booked, or is sold; a blank
 * stands for an unknown flat.
 */
export const MINI_BOARD_SIGNS = { found: 'f', free: 'o', booked: 'b', sold: 's', none: ' ' } as const;

/** Counts the flats of the rows that have a sign. */
export function countSigns(rows: readonly string[], sign: keyof typeof MINI_BOARD_SIGNS): number {
  return rows.reduce((total, row) => total + row.split(MINI_BOARD_SIGNS[sign]).length - 1, 0);
}
