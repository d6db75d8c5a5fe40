import type { Fields } from './changed-fields.ts';

interface Edits<Thing> {
  /** Both edits began from it. */
  from: Thing;
  mine: Thing;
  /** The thing as others have left it. */
  theirs: Thing;
}

/**
 * Joins two edits of one thing by fields, as two people make them at once: a field that one of them changed has their
 * value, and so has a part of a field that has parts. Names the fields of which both changed the same, and not alike.
 */
export function mergeEdits<Thing extends object>({
  from,
  mine,
  theirs,
}: Edits<Thing>): {
  merged: Thing;
  clashes: string[];
} {
  const [begun, my, their] = [from, mine, theirs].map((one) => one as Fields) as [Fields, Fields, Fields];
  const merged: Record<string, unknown> = { ...their };
  const clashes: string[] = [];
  for (const name of Object.keys(my)) {
    const joined = mergeField({ from: begun[name], mine: my[name], theirs: their[name] });
    if (joined.clashes) clashes.push(name);
    merged[name] = joined.merged;
  }
  return { merged: merged as Thing, clashes };
}

function mergeField({ from, mine, theirs }: Edits<unknown>): { merged: unknown; clashes: boolean } {
  if (isAlike(mine, from)) return { merged: theirs, clashes: false };
  if (isAlike(theirs, from) || isAlike(theirs, mine)) return { merged: mine, clashes: false };
  if (!hasParts(from) || !hasParts(mine) || !hasParts(theirs)) return { merged: mine, clashes: true };
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = names.map((name) => {
    const part = mergeField({ from: from[name], mine: mine[name], theirs: theirs[name] });
    return { name, ...part };
  });
  const kept = parts.filter(({ merged }) => merged !== undefined);
  return {
    merged: Object.fromEntries(kept.map(({ name, merged }) => [name, merged])),
    clashes: parts.some(({ clashes }) => clashes),
  };
}

function hasParts(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}

/** Compares by what is written: the order of fields, which a database may change, tells nothing. */
function isAlike(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
