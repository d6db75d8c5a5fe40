import { TIMING } from '../timing.ts';

/** Calls `refresh` every 200 ms until the returned function is called. */
export function startPositionRefresh(
  refresh: () => void,
  everyMs: number = TIMING.positionRefreshMs,
): () => void {
  const timer = setInterval(refresh, everyMs);
  return () => clearInterval(timer);
}
