/** One letter a place: its flat answers the search, is on sale but does not, is booked, is sold; none is known there. */
export const MINI_BOARD_SIGNS = { found: 'f', free: 'o', booked: 'b', sold: 's', none: ' ' } as const;
