import { wire } from '#contract/wire.ts';

type Written = Parameters<typeof wire.deserialize>[0];

/** Notes of what plain JSON cannot hold; a form has a handful. */
const MAX_NOTES = 1_000;

/** What our pages send beside plain JSON: a gap, a date, NaN of an empty field, a decimal. */
const KINDS = new Set(['["undefined"]', '["Date"]', '["number"]', '[["custom","Decimal"]]']);

/**
 * An input as SuperJSON reads it, held to the notes our own pages write: SuperJSON itself would make integers of a
 * million digits, expressions and sets of whatever it is told to. Which values were one object on the other side
 * matters to no procedure, and following such notes could make a small input endless.
 * Errors: RangeError for other notes or too many.
 */
export function readInput(written: unknown): unknown {
  const { json, meta } = (written ?? {}) as Partial<Written>;
  if (countNotes(meta?.values) > MAX_NOTES) throw new RangeError('An input has too many notes');
  return wire.deserialize({ json, meta: meta && { values: meta.values, v: meta.v } } as Written);
}

/** A tree of notes names places; a note itself is a list. How deep it goes is bounded with the whole input. */
function countNotes(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  if (!Array.isArray(tree)) return Object.values(tree).reduce((sum, inner) => sum + countNotes(inner), 0);
  if (!KINDS.has(JSON.stringify(tree))) throw new RangeError('An input has a note of an unknown kind');
  return 1;
}
