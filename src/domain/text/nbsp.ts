/** The no-break space stands between groups of digits, before a unit or ₽, and after a short preposition. */
export const NBSP = '\u00A0';

/** The typographic minus of prices and differences; a hyphen would break the line. */
export const MINUS = '\u2212';
