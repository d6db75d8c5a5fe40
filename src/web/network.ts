export const TRY_AGAIN_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The status of a server that did not answer. */
export const NO_ANSWER = 0;

/** Waits before a lost network is tried again: 1, 2, 4 … 30 seconds, and no longer than until the browser sees one. */
export function networkPauses(): () => Promise<void> {
  let next = TRY_AGAIN_MS;
  return () => {
    const pause = next;
    next = Math.min(2 * next, LONGEST_PAUSE_MS);
    return pauseOrNetwork(pause);
  };
}

function pauseOrNetwork(pause: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      removeEventListener('online', go);
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(go, pause);
    addEventListener('online', go);
  });
}

/** Asks our server for the file this came in: its HTTP status, 404 where a new build has replaced it, or NO_ANSWER. */
export async function statusOfOwnFile(): Promise<number> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return NO_ANSWER;
  }
}
