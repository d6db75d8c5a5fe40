const RELOADED_AT = 'chunk-reloaded-at';
const PAUSE_MS = 10_000;

/**
 * Whether the page may be loaded anew for a missing file: at most once in ten seconds, so it never goes round, and never
 * in a browser that forbids its storage.
 */
export function mayReload(storage: () => Pick<Storage, 'getItem'>, now: number): boolean {
  const reloadedAt = lastReload(storage);
  return reloadedAt === null || now - reloadedAt >= PAUSE_MS;
}

export function rememberReload(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(RELOADED_AT, String(now));
}

/** Whether this tab has ever loaded a page anew for a missing file. */
export function wasReloaded(storage: () => Pick<Storage, 'getItem'>): boolean {
  return lastReload(storage) !== null;
}

/** A browser that remembers nothing has just done so, for all we know. */
function lastReload(storage: () => Pick<Storage, 'getItem'>): number | null {
  try {
    const reloadedAt = storage().getItem(RELOADED_AT);
    return reloadedAt === null ? null : Number(reloadedAt);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
