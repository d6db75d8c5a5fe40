/** So many flats, and so many complexes, can be compared: nobody reads a table with more columns. */
export const MAX_COMPARED = 6;

/** Favourites of one kind that a browser remembers. */
export const MAX_FAVOURITES = 60;
