/**
 * Rows of cells of a table that was copied from a spreadsheet or a file: by tabs, by semicolons, or by commas where
 * these cannot be decimal ones. Cells in quotes may hold what parts cells; empty lines at the end are dropped.
 */
export function readPastedTable(text: string): string[][] {
  const mark = markOf(text);
  const rows = parse(text, mark, true) ?? parse(text, mark, false)!;
  while (rows.length > 0 && rows.at(-1)!.every((cell) => cell.trim() === '')) rows.pop();
  return rows;
}

/** Whether a pasted text is more than one cell. */
export function isTable(text: string): boolean {
  const rows = readPastedTable(text);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}

/** The sign that parts cells; null where each line is one cell. */
function markOf(text: string): string | null {
  for (const mark of ['\t', ';']) {
    if (text.includes(mark)) return mark;
  }
  const rows = (parse(text, ',', true) ?? []).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const width = rows[0]?.length ?? 0;
  const isEven = width > 1 && rows.every((cells) => cells.length === width);
  // A single comma between digits is a decimal one, unless dots or quotes say otherwise.
  return isEven && (width > 2 || /[."]/.test(text)) ? ',' : null;
}

/** Null where a quote is never closed: then quotes are plain signs. */
function parse(text: string, mark: string | null, hasQuotes: boolean): string[][] | null {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const cells = rows.at(-1)!;
    let cell = '';
    if (hasQuotes && text[at] === '"') {
      at += 1;
      while (true) {
        const close = text.indexOf('"', at);
        if (close < 0) return null;
        cell += text.slice(at, close);
        at = close + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(cell + text.slice(from, at));
    const end = text[at];
    at += end === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (end === '\n' || end === '\r') rows.push([]);
  }
  return rows;
}
