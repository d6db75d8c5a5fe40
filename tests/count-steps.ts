import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Counts how often the blocks of some files run while a function of a module works: a measure of work that a busy
 * machine does not change. V8 counts exactly only what has not run before, so all this happens in a thread of its own.
 * Work within a built-in function counts as nothing.
 */
export function startStepCount(module: URL, files: RegExp) {
  const worker = new Worker(new URL('./step-counter.ts', import.meta.url), {
    workerData: { module: module.href, files },
  });
  return {
    async stepsOf(name: string, ...args: unknown[]): Promise<number> {
      worker.postMessage({ name, args });
      const [steps] = await once(worker, 'message');
      return steps;
    },
    stop: () => worker.terminate(),
  };
}
