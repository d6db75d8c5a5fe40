import type { ServiceContext } from '#services/context.ts';

export interface Work {
  /** The same for every try of one promise: what an outside system may use to tell repetitions. */
  id: string;
  payload: unknown;
  /** 1 for the first try. */
  attempt: number;
  /** Fires when the try takes too long. */
  signal: AbortSignal;
}

/** A kind of background work. It runs at least once, in no promised order: doing it twice must do no harm. */
export interface Topic {
  name: string;
  handle(ctx: ServiceContext, work: Work): Promise<void>;
  /** Tries at once on one node. */
  concurrency: number;
  timeoutSeconds: number;
  /** When it is due by itself, as five fields of cron in UTC. */
  schedule?: string;
}
