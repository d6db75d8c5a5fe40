/** A board of more flats is heavy to load and hard to read: such a house is shown section by section. */
export const MOST_BOARD_FLATS = 600;
