/** Fewer rows than this would not pay for their columns. */
const LEAST_ROWS = 3;

/**
 * JSON in which every list of alike objects has become a map of columns, so that their keys are written once: the cards
 * of a page are read back by `unpackRows`. JSON itself knows no maps.
 */
export function packRows(json: unknown): unknown {
  if (!isComposite(json)) return json;
  if (!Array.isArray(json)) return mapValues(json, packRows);
  const [first] = json;
  const keys = isPlain(first) ? Object.keys(first) : [];
  const isTable = keys.length > 0 && json.length >= LEAST_ROWS && json.every((row) => hasKeys(row, keys));
  if (!isTable) return json.map(packRows);
  const rows = json as Record<string, unknown>[];
  return new Map(keys.map((key) => [key, packRows(rows.map((row) => row[key]))]));
}

/** Gives back the JSON that `packRows` was given. */
export function unpackRows(packed: unknown): unknown {
  if (packed instanceof Map) {
    const columns = [...packed].map(([key, column]) => [key, unpackRows(column) as unknown[]] as const);
    return columns[0]![1].map((_, row) =>
      Object.fromEntries(columns.map(([key, column]) => [key, column[row]])),
    );
  }
  if (!isComposite(packed)) return packed;
  return Array.isArray(packed) ? packed.map(unpackRows) : mapValues(packed, unpackRows);
}

function isComposite(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isComposite(value) && !Array.isArray(value);
}

function hasKeys(row: unknown, keys: readonly string[]): boolean {
  if (!isPlain(row)) return false;
  const own = Object.keys(row);
  return own.length === keys.length && own.every((key, at) => key === keys[at]);
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
