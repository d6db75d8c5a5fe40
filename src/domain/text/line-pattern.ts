/**
 * One line of text without control characters and breaks, and without halves of broken pairs, which no database keeps
 * as they came.
 */
export const LINE_PATTERN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
