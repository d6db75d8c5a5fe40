/** A phone as it is written, which no spreadsheet counts. */
const PHONE = /^\+[\d ()-]+$/;

/**
 * Rows of cells as a table by RFC 4180, with a mark by which Excel reads it as UTF-8. A spreadsheet would count what
 * begins like a formula, and people choose their names themselves: such a cell gets an apostrophe.
 */
export function csvTable(rows: readonly (readonly (string | null)[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(value: string | null): string {
  const text = value ?? '';
  const harmless = /^[=@\t\r+-]/.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
