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
 * value. Names the fields that both changed, and not alike.
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
    if (isAlike(my[name], begun[name])) continue;
    if (!isAlike(their[name], begun[name]) && !isAlike(their[name], my[name])) clashes.push(name);
    merged[name] = my[name];
  }
  return { merged: merged as Thing, clashes };
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
