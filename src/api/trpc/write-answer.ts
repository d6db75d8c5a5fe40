import { wire } from '#contract/wire.ts';
import { Decimal } from '#domain/money/decimal.ts';

type Written = ReturnType<typeof wire.serialize>;

/** What the trees of answers hold beside plain JSON, as SuperJSON notes it. */
const NOTES = { date: ['Date'], decimal: [['custom', 'Decimal']], nothing: ['undefined'] } as const;

/** Names that SuperJSON refuses, so that no answer reaches into a prototype. */
const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

const UNKNOWN = Symbol('left to SuperJSON');

/**
 * An answer as the wire has it. SuperJSON notes the path and the identity of every value on its way, which took half of
 * the node's time for a page of flats; plain JSON with dates, decimals and gaps is written here, without a copy of what
 * stays as it is. Whatever else an answer may hold is left to SuperJSON.
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

/** The members as they are while all of them stay so, else a copy with the others written. */
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
    // A gap of a list is left out by some and undefined for others.
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

/** A path goes through names with dots between them; a dot of a name itself stands behind a backslash. */
function under(path: string | null, name: string): string {
  const escaped = /[\\.]/.test(name) ? name.replace(/[\\.]/g, '\\$&') : name;
  return path === null ? escaped : `${path}.${escaped}`;
}
