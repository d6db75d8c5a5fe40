/** One letter a flat: it answers the search, is on sale but does not, is booked, is sold. */
export const MINI_BOARD_SIGNS = { found: 'f', free: 'o', booked: 'b', sold: 's' } as const;
