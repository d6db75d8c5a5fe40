/** How addresses and the cookie write a search in no place in particular, chosen on purpose: no code of a place is a word. */
export const EVERYWHERE = 'all';
