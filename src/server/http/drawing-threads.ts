import { AsyncResource } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { Piscina } from 'piscina';
import type { DrawnPage, PageToDraw } from './draw-page.ts';
import { drawingChannel } from './drawing-channel.ts';
import type { DrawingThread, ThreadPage, ThreadServer } from './drawing-thread.ts';

/** A core stays free for calls, counts and pages that are kept. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** A page that waits for its data leaves its thread to others. */
const AT_ONCE = 12;
/** A page whose objects take more has gone wrong, and ends its thread alone. */
const MEGABYTES = 512;
const DEADLINE_MS = 30_000;

export interface DrawingThreads {
  /** Draws a page in a thread, whose calls are made here. Throws what a screen throws, as a plain error. */
  draw(page: PageToDraw): Promise<DrawnPage>;
  close(): Promise<void>;
}

/** Opens threads that draw pages of the build, so that nothing else of the process waits behind React. */
export function openDrawingThreads(): DrawingThreads {
  const pool = new Piscina<ThreadPage, DrawnPage>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: THREADS,
    maxThreads: THREADS,
    concurrentTasksPerWorker: AT_ONCE,
    // A thread that waits with Atomics hears no answers to its calls.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 24 },
  });
  return {
    async draw({ signal, call, ...asked }) {
      const { port1: port, port2: threadPort } = new MessageChannel();
      const thread = createBirpc<DrawingThread, ThreadServer>(
        { call: AsyncResource.bind(call) },
        { ...drawingChannel(port), timeout: DEADLINE_MS },
      );
      const leave = () => void thread.leave.asEvent();
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await pool.run(
          { ...asked, port: threadPort },
          {
            name: 'drawForProcess' satisfies keyof typeof import('./drawing-thread.ts'),
            transferList: [threadPort],
            signal: AbortSignal.timeout(DEADLINE_MS),
          },
        );
      } finally {
        signal.removeEventListener('abort', leave);
        port.close();
      }
    },
    close: () => pool.close(),
  };
}
