/** More columns than this nobody compares; so many flats, and so many complexes. */
export const MAX_COMPARED = 6;

/** Favourites of one kind that a browser remembers. */
export const MAX_FAVOURITES = 60;
