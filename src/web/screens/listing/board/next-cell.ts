/** A place on the board, counted across all sections from the left and from the top row. */
interface Place {
  row: number;
  column: number;
}

const STEPS: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The flat a key leads to from another one, passing over empty places; undefined when there is none that way or the
 * key means nothing here. `starts` are the first columns of the sections.
 */
export function nextCell<Flat>(
  board: readonly (readonly (Flat | null)[])[],
  starts: readonly number[],
  from: Flat,
  key: string,
): Flat | undefined {
  const row = board.findIndex((line) => line.includes(from));
  const column = board[row]?.indexOf(from) ?? -1;
  if (column < 0) return undefined;
  const line = board[row]!;
  const step = STEPS[key];
  if (step) return walk(board, { row, column }, step);
  if (key === 'Home') return line.find((flat) => flat !== null) ?? undefined;
  if (key === 'End') return line.findLast((flat) => flat !== null) ?? undefined;
  const section = starts.findLastIndex((start) => start <= column);
  if (key === 'PageDown') return firstIn(line, starts, section + 1, 1);
  if (key === 'PageUp') return firstIn(line, starts, section - 1, -1);
  return undefined;
}

function walk<Flat>(board: readonly (readonly (Flat | null)[])[], from: Place, step: Place) {
  let { row, column } = from;
  do {
    row += step.row;
    column += step.column;
  } while (board[row]?.[column] === null);
  return board[row]?.[column] ?? undefined;
}

/** The first flat of a section on the same floor, or of the next section that has one. */
function firstIn<Flat>(
  line: readonly (Flat | null)[],
  starts: readonly number[],
  section: number,
  step: number,
): Flat | undefined {
  for (let at = section; at >= 0 && at < starts.length; at += step) {
    const found = line.slice(starts[at], starts[at + 1]).find((flat) => flat !== null);
    if (found) return found;
  }
  return undefined;
}
