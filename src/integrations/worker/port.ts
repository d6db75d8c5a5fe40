import type { Fail } from '../result.ts';

/**
 * A function that a thread of its own may run: what its module exports under the name of `run`. Its input and its answer
 * are cloned on the way, so they are data; a Buffer arrives as a Uint8Array.
 */
// biome-ignore lint/suspicious/noExplicitAny: a task takes whatever its own input is.
export interface WorkerTask<Run extends (input: any) => unknown> {
  /** Where the module lies: `new URL('./clean-svg.ts', import.meta.url)`. */
  module: URL;
  name: string;
  /** How long it may run, without the time it stands in line. */
  deadlineMs: number;
  /** Never set: it only remembers the type of the function. */
  run?: Run;
}

/** What a task answered. */
export type Worked<Answer> = { ok: true; value: Answer } | Fail;

/**
 * Threads for work whose cost an outsider chooses, so that none of it holds whoever waits for something else.
 * Fails: rejected `overran | out_of_memory` when the task was ended, which is the fault of what it was given;
 * unavailable `busy`, retryable, when too many wait already or the wait was too long. What a task throws is thrown on.
 */
export interface Workers {
  // biome-ignore lint/suspicious/noExplicitAny: a task takes whatever its own input is.
  run<Run extends (input: any) => unknown>(
    task: WorkerTask<Run>,
    input: Parameters<Run>[0],
    /** Bytes within the input that are given away instead of copied: whoever calls has them no more. */
    given?: Uint8Array,
  ): Promise<Worked<Awaited<ReturnType<Run>>>>;
  /** Ends the threads with whatever they do. */
  close(): Promise<void>;
}
