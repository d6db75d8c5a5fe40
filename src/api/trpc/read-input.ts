import { wire } from '#contract/wire.ts';

type Written = Parameters<typeof wire.deserialize>[0];

/** The longest form of the site needs only a handful of notes. */
const MAX_NOTES = 1_000;

/** Our pages send these beside plain JSON: a gap, a date, the NaN of an empty field, a decimal. */
const KINDS = new Set(['["undefined"]', '["Date"]', '["number"]', '[["custom","Decimal"]]']);

/**
 * Reads an input as SuperJSON does, but only with the notes our own pages write: SuperJSON itself would build integers
 * of a million digits, regular expressions and sets on request. Notes of shared references are dropped: following them
 * could make a small input endless, and no procedure needs them.
 * Errors: RangeError for other notes or too many.
 */
export function readInput(written: unknown): unknown {
  const { json, meta } = (written ?? {}) as Partial<Written>;
  if (countNotes(meta?.values) > MAX_NOTES) throw new RangeError('An input has too many notes');
  return wire.deserialize({ json, meta: meta && { values: meta.values, v: meta.v } } as Written);
}

/**
 * Counts the notes of a tree whose objects name places and whose lists are notes. The depth is bounded with the whole
 * input.
 */
function countNotes(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  if (!Array.isArray(tree)) return Object.values(tree).reduce((sum, inner) => sum + countNotes(inner), 0);
  if (!KINDS.has(JSON.stringify(tree))) throw new RangeError('An input has a note of an unknown kind');
  return 1;
}
