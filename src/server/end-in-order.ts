import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { errorTrace } from '#domain/error-words.ts';

interface Ending {
  /** Closes all that is open; `hurry` fires when nobody wants to wait any longer than needed. */
  close(hurry: AbortSignal): Promise<void>;
  /** Names what is being closed now, for the word about an end that takes too long. */
  whatEnds(): string;
  /** Milliseconds after which the process ends as it stands, with exit code 1. */
  withinMs: number;
}

const SECOND = 1_000;
/** Requests under way have so long to end; then their connections are cut. */
export const REQUESTS_END_MS = 20 * SECOND;
/** The parts behind the requests, jobs above all, have so long besides. */
const REST_ENDS_MS = 25 * SECOND;
/** A node that was told to end is gone in so long after its drain, however it hangs: supervisors wait longer. */
export const END_WITHIN_MS = REQUESTS_END_MS + REST_ENDS_MS;

/** Signals of one key press or one command reach the process twice: by npm, and by its group. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process in order on SIGTERM, SIGINT or an error that nobody caught. However often SIGTERM comes, it is one
 * wish. SIGINT is the wish of a person who waits: it hurries the end, and a second one cuts it short with exit code 1.
 * Returns `close`, which may be called any number of times.
 */
export function endInOrder({ close, whatEnds, withinMs }: Ending): () => Promise<void> {
  const hurry = new AbortController();
  let closed: Promise<void> | undefined;
  const closeOnce = () => (closed ??= close(hurry.signal));

  const grace = closeWithGrace(
    {
      delay: withinMs,
      logger: false,
      skip: ['SIGTERM', 'SIGINT'],
      onTimeout: (ms) =>
        console.error(`Остановка не закончилась за ${ms / 1_000} с, не дождались: ${whatEnds()}`),
    },
    async ({ err }) => {
      if (err) console.error(errorTrace(err));
      await closeOnce();
    },
  );
  let isAsked = false;
  const end = () => {
    if (!isAsked) void grace.close();
    isAsked = true;
  };
  process.on('SIGTERM', end);
  let interruptedAt = Number.POSITIVE_INFINITY;
  process.on('SIGINT', () => {
    if (performance.now() - interruptedAt > SAME_SIGNAL_MS) process.exit(1);
    interruptedAt = Math.min(interruptedAt, performance.now());
    hurry.abort();
    end();
  });
  return closeOnce;
}

/** Waits so long, or until `hurry` fires. */
export async function waitUnlessHurried(ms: number, hurry: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: hurry }).catch(() => undefined);
}
