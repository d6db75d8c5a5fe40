import { availableParallelism } from 'node:os';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';
import { rejected } from '../http/fail-of.ts';
import type { Fail } from '../result.ts';
import type { Workers } from './port.ts';

interface Options {
  /** How many tasks run at once. */
  threads?: number;
  /** How many may wait for a thread. */
  waiting?: number;
  /** How long a task may wait for one. */
  patienceMs?: number;
  /** Of the objects of one thread; bytes of files are counted by the limits of their readers. */
  megabytes?: number;
  /** Told of a thread that died without a task. */
  onError?(error: Error): void;
}

/** A core stays with whoever waits for an answer; decoders of pictures share four threads of Node with the disk. */
const THREADS = Math.min(Math.max(availableParallelism() - 1, 2), 3);
const WAITING = 24;
const PATIENCE_MS = 20_000;
const MEGABYTES = 256;
const IDLE_MS = 60_000;
/** Those who wait for an answer come first. */
const NICE = 10;

/** Threads of this process, started when there is work and let go when there is none for a minute. */
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
    // A thread that waits by Atomics would not see the end of what a decoder does beside it.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 8 },
  });
  pool.on('error', onError);
  // The line stands here: the pool's own forgets its limit for tasks that may be ended, and knows no start of a task.
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

/** Small buffers share their memory with others and those of decoders belong to them, so both are copied. */
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
