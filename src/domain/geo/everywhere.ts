/**
 * The value that addresses and the cookie hold when somebody chose to search everywhere; no code of a place is a word.
 */
export const EVERYWHERE = 'all';
