import { wire } from '#contract/wire.ts';
import { Decimal } from '#domain/money/decimal.ts';

type Written = ReturnType<typeof wire.serialize>;

/** The notes of SuperJSON for the values in answers that plain JSON lacks. */
const NOTES = { date: ['Date'], decimal: [['custom', 'Decimal']], nothing: ['undefined'] } as const;

/** SuperJSON refuses these names, so that no answer reaches into a prototype. */
const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

const UNKNOWN = Symbol('left to SuperJSON');

/**
 * Writes an answer for the wire. SuperJSON notes the path and the identity of every value on its way, which took half
 * of the node's time for a page of flats; plain JSON with dates, decimals and gaps is written here, without copying the
 * parts that stay as they are. Any other answer is left to SuperJSON.
 */
export function writeAnswer(answer: unknown): Written {
  const notes: Record<string, unknown> = {};
  const isTree = typeof answer === 'object' && answer !== null && isPlain(answer);
  const json = isTree ? writeMembers(answer as Record<string, unknown>, null, notes) : UNKNOWN;
  if (json === UNKNOWN) return wire.serialize(answer);
  const hasNotes = Object.keys(notes).length > 0;
  return { json, ...(hasNotes && { meta: { values: notes, v: 1 } }) } as Written;
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns the same object while all members stay as they are, else a copy with the others written. */
function writeMembers(
  members: Record<string, unknown>,
  path: string | null,
  notes: Record<string, unknown>,
): unknown {
  const isList = Array.isArray(members);
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(members)) {
    if (REFUSED.has(name)) return UNKNOWN;
    const member = members[name];
    if (isJson(member)) continue;
    // A gap in a list may mean a missing item or undefined, so SuperJSON decides.
    if (member === undefined && isList) return UNKNOWN;
    const written = write(member, under(path, name), notes);
    if (written === UNKNOWN) return UNKNOWN;
    if (written === member) continue;
    copy ??= (isList ? [...members] : { ...members }) as Record<string, unknown>;
    copy[name] = written;
  }
  return copy ?? members;
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return typeof value === 'string' || typeof value === 'boolean' || value === null;
}

function write(value: unknown, path: string, notes: Record<string, unknown>): unknown {
  if (value === undefined) {
    notes[path] = NOTES.nothing;
    return null;
  }
  if (typeof value !== 'object' || value === null) return UNKNOWN;
  if (isPlain(value)) return writeMembers(value as Record<string, unknown>, path, notes);
  if (Decimal.isDecimal(value)) {
    notes[path] = NOTES.decimal;
    return value.toString();
  }
  if (value instanceof Date && !Number.isNaN(value.valueOf())) {
    notes[path] = NOTES.date;
    return value.toISOString();
  }
  return UNKNOWN;
}

/** Extends a path: names are joined by dots, and a dot inside a name gets a backslash. */
function under(path: string | null, name: string): string {
  const escaped = /[\\.]/.test(name) ? name.replace(/[\\.]/g, '\\$&') : name;
  return path === null ? escaped : `${path}.${escaped}`;
}
