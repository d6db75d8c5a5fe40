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
/** More pages than the line in front of the drawing lets in. */
const MOST_AT_ONCE = 100;
/** A page that takes more memory or time has gone wrong: its thread ends, and what else is under way there fails too. */
const MEGABYTES = 512;
const DEADLINE_MS = 30_000;

export interface DrawingThreads {
  /**
   * Draws a page in a thread, whose calls are made here; a page that waits for their answers leaves its thread to
   * others. Throws what a screen throws, as a plain error.
   */
  draw(page: PageToDraw): Promise<DrawnPage>;
  close(): Promise<void>;
}

interface Options {
  /** The module that draws, `drawForProcess`. */
  module?: URL;
  threads?: number;
}

/** Each has a pool of its own: one that ends a task by itself has but one under way in a thread. */
interface Thread {
  pool: Piscina<ThreadPage, DrawnPage>;
  underWay: number;
}

/** Opens threads that draw pages of the build, so that nothing else of the process waits behind React. */
export function openDrawingThreads({
  module = new URL('./drawing-thread.ts', import.meta.url),
  threads: count = THREADS,
}: Options = {}): DrawingThreads {
  const threads = Array.from({ length: count }, openThread);

  function openThread(): Thread {
    const pool = new Piscina<ThreadPage, DrawnPage>({
      filename: module.href,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: MOST_AT_ONCE,
      // A thread that waits with Atomics hears no answers to its calls.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 24 },
    });
    return { pool, underWay: 0 };
  }

  function end(thread: Thread): void {
    const place = threads.indexOf(thread);
    if (place < 0) return;
    threads[place] = openThread();
    void thread.pool.destroy();
  }

  return {
    async draw({ signal, call, ...asked }) {
      const thread = threads.reduce((least, one) => (one.underWay < least.underWay ? one : least));
      const { port1: port, port2: threadPort } = new MessageChannel();
      const drawing = createBirpc<DrawingThread, ThreadServer>(
        { call: AsyncResource.bind(call) },
        { ...drawingChannel(port), timeout: DEADLINE_MS },
      );
      const leave = () => void drawing.leave.asEvent();
      signal.addEventListener('abort', leave, { once: true });
      const late = setTimeout(end, DEADLINE_MS, thread);
      thread.underWay += 1;
      try {
        return await thread.pool.run(
          { ...asked, port: threadPort },
          {
            name: 'drawForProcess' satisfies keyof typeof import('./drawing-thread.ts'),
            transferList: [threadPort],
          },
        );
      } finally {
        thread.underWay -= 1;
        clearTimeout(late);
        signal.removeEventListener('abort', leave);
        port.close();
      }
    },
    async close() {
      await Promise.all(threads.map(({ pool }) => pool.close()));
    },
  };
}
