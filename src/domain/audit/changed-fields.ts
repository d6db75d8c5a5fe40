/** A thing as an audit remembers it: only what JSON can hold. */
export type Fields = Readonly<Record<string, unknown>>;

export interface FieldsChange {
  before: Fields | null;
  after: Fields | null;
}

/**
 * The fields in which a thing differs from what it was; null when in none. A thing that was made, or removed, has all
 * its fields on one side and null on the other.
 */
export function changedFields({ before, after }: FieldsChange): FieldsChange | null {
  if (before === null || after === null) return before === after ? null : { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => written(before[name]) !== written(after[name]));
  if (changed.length === 0) return null;
  return { before: chosen(before, changed), after: chosen(after, changed) };
}

function chosen(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

/** Dates and what else has a written form are compared by it. */
function written(value: unknown): string {
  return JSON.stringify(value ?? null);
}
