/**
 * One letter per place: its flat matches the search, is on sale but does not match, is booked, or is sold; a blank
 * stands for an unknown flat.
 */
export const MINI_BOARD_SIGNS = { found: 'f', free: 'o', booked: 'b', sold: 's', none: ' ' } as const;
