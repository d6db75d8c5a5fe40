const RELOADED_AT = 'chunk-reloaded-at';
const PAUSE_MS = 10_000;

/**
 * Whether the page may be loaded anew for a missing file: at most once in ten seconds, so it never goes round, and not
 * without a network, where the browser would show its own page in place of ours.
 */
export function mayReload(storage: Pick<Storage, 'getItem'>, now: number, isOnline: boolean): boolean {
  if (!isOnline) return false;
  const reloadedAt = storage.getItem(RELOADED_AT);
  return reloadedAt === null || now - Number(reloadedAt) >= PAUSE_MS;
}

export function rememberReload(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(RELOADED_AT, String(now));
}

/**
 * Whether this tab has ever loaded a page anew for a missing file. A browser that forbids its storage remembers nothing,
 * so it is taken to have done so: it would go round.
 */
export function wasReloaded(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(RELOADED_AT) !== null;
  } catch {
    return true;
  }
}
