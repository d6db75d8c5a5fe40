const KEPT = 'lead-attempt';
/** Going back and sending again, or a tunnel, take minutes; who asks the same later means it. */
const LIVES_MS = 600_000;

/** Marks a call whose repetition with the same words, by this tab and soon, is the same call. */
export const ONCE = { trpc: { context: { isOnce: true } } };

let inMemory: string | null = null;

/**
 * The key under which equal calls of this tab are one: random, and the same until it was not asked for within ten
 * minutes, so that it outlives a page that was left and opened again.
 */
export function onceKey(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): string {
  const [key, usedAt] = (read(storage) ?? '').split(' ');
  const isAlive = key && now - Number(usedAt) >= 0 && now - Number(usedAt) < LIVES_MS;
  const next = isAlive ? key : randomKey();
  write(storage, `${next} ${now}`);
  return next;
}

/** Browsers that keep nothing for a site throw; within one page memory does as well. */
function read(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(KEPT) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(storage: () => Pick<Storage, 'setItem'>, value: string): void {
  inMemory = value;
  try {
    storage().setItem(KEPT, value);
  } catch {
    // Memory has it.
  }
}

/** `randomUUID` is not there on pages without https. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
