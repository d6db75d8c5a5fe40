/** The pattern of text in several lines, in which line breaks and tabs are allowed. */
export const LINES_PATTERN = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
