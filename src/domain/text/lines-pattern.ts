/** The same of text in several lines: breaks of lines and tabs may stand in it. */
export const LINES_PATTERN = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
