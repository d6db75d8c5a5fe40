import type { Fail } from '../result.ts';

/**
 * A function that may run in a thread: the export `run` of its module. Input and answer are cloned on the way, so they
 * must be plain data; a Buffer arrives as a Uint8Array.
 */
// biome-ignore lint/suspicious/noExplicitAny: a task takes whatever its own input is.
export interface WorkerTask<Run extends (input: any) => unknown> {
  /** The address of the module: `new URL('./clean-svg.ts', import.meta.url)`. */
  module: URL;
  name: string;
  /** Milliseconds it may run, without its time in the queue. */
  deadlineMs: number;
  /** Never set: it only carries the type of the function. */
  run?: Run;
}

export type Worked<Answer> = { ok: true; value: Answer } | Fail;

/**
 * Threads for work whose cost an outsider chooses, so that it never blocks callers of anything else.
 * Fails: rejected `overran | out_of_memory` when the task was ended, which is the fault of its input; unavailable
 * `busy`, retryable, when too many tasks wait or the wait was too long. Errors of a task are thrown on.
 */
export interface Workers {
  // biome-ignore lint/suspicious/noExplicitAny: a task takes whatever its own input is.
  run<Run extends (input: any) => unknown>(
    task: WorkerTask<Run>,
    input: Parameters<Run>[0],
    /** Bytes within the input that are transferred instead of copied: the caller loses them. */
    given?: Uint8Array,
  ): Promise<Worked<Awaited<ReturnType<Run>>>>;
  /** Ends the threads with any running tasks. */
  close(): Promise<void>;
}
