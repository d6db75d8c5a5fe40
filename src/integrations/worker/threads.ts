import { availableParallelism } from 'node:os';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';
import { rejected } from '../http/fail-of.ts';
import type { Fail } from '../result.ts';
import type { Workers } from './port.ts';

interface Options {
  /** Tasks that run at once. */
  threads?: number;
  /** Tasks that may wait for a thread. */
  waiting?: number;
  /** Milliseconds a task may wait for a thread. */
  patienceMs?: number;
  /** Limits the objects of one thread; bytes of files are limited by their readers. */
  megabytes?: number;
  /** Gets the error of a thread that died without a task. */
  onError?(error: Error): void;
}

/** One core stays free for callers that wait; picture decoders share four threads of Node with the disk. */
const THREADS = Math.min(Math.max(availableParallelism() - 1, 2), 3);
const WAITING = 24;
const PATIENCE_MS = 20_000;
const MEGABYTES = 256;
const IDLE_MS = 60_000;
/** A lower priority than that of the main thread, which people wait for. */
const NICE = 10;

/** Opens threads of this process, started when there is work and ended after a minute without any. */
export function openThreads({
  threads = THREADS,
  waiting = WAITING,
  patienceMs = PATIENCE_MS,
  megabytes = MEGABYTES,
  onError = () => {},
}: Options = {}): Workers {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    // A thread that waits with Atomics would not see a decoder finish beside it.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 8 },
  });
  pool.on('error', onError);
  // Tasks queue here and not in the pool, which forgets its limit for tasks that may be ended and reports no start of a
  // task.
  const line = bulkhead(threads, waiting);

  return {
    async run({ module, name, deadlineMs }, input, given) {
      const impatience = new AbortController();
      const tired = Promise.withResolvers<Fail>();
      const patience = setTimeout(() => {
        impatience.abort();
        tired.resolve(BUSY);
      }, patienceMs);
      const ran = line.execute(async () => {
        clearTimeout(patience);
        const signal = AbortSignal.timeout(deadlineMs);
        const options = { filename: module.href, name, signal, transferList: ownMemoryOf(given) };
        return { ok: true, value: await pool.run(input, options) } as const;
      }, impatience.signal);
      try {
        return await Promise.race([ran.catch(failOf), tired.promise]);
      } finally {
        clearTimeout(patience);
      }
    },
    close: () => pool.destroy(),
  };
}

/**
 * Returns the buffers to hand over without copying. A small buffer shares its memory with others and a decoder's
 * belongs to the decoder, so both are copied.
 */
function ownMemoryOf(bytes: Uint8Array | undefined): ArrayBuffer[] {
  const memory = bytes?.buffer;
  const isOwn = memory instanceof ArrayBuffer && memory.byteLength === bytes!.byteLength;
  return isOwn && !isMarkedAsUntransferable(memory) ? [memory] : [];
}

const BUSY: Fail = {
  ok: false,
  kind: 'unavailable',
  retryable: true,
  retryAfterMs: 5_000,
  providerCode: 'busy',
};

function failOf(error: unknown): Fail {
  if (error instanceof BulkheadRejectedError) return BUSY;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return rejected('overran');
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return rejected('out_of_memory');
  throw error;
}
