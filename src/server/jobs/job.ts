import type { ServiceContext } from '#services/context.ts';
import { defineTopic, NOTHING, type Topic } from '#services/job/define-topic.ts';

export interface Work<Payload> {
  /** The same for every try of one promise, so that an outside system can recognise repetitions. */
  id: string;
  payload: Payload;
  /** 1 for the first try. */
  attempt: number;
  /** Fires when the try takes too long. */
  signal: AbortSignal;
}

interface Terms {
  /** Tries at once on one node. */
  concurrency: number;
  timeoutSeconds: number;
  /** When it is due by itself, as five fields of cron in UTC. */
  schedule?: string;
}

/** Handles the promises of a topic. It runs at least once, in no fixed order, so a second run must do no harm. */
export interface Job extends Terms {
  name: string;
  /** Gives what the log shall tell of it. Rejects, too, when the payload is not what its topic promises. */
  run(ctx: ServiceContext, work: Work<unknown>): Promise<unknown>;
}

/** The job of a topic: its handler is given what the topic's schema read. */
export function jobOf<Payload extends object>(
  { name, payload: schema }: Topic<Payload>,
  { handle, ...terms }: Terms & { handle(ctx: ServiceContext, work: Work<Payload>): Promise<unknown> },
): Job {
  return {
    ...terms,
    name,
    run: async (ctx, work) => handle(ctx, { ...work, payload: schema.parse(work.payload) }),
  };
}

/** A job that only its timetable promises. */
export function timedJob(
  name: string,
  job: Terms & { schedule: string; handle(ctx: ServiceContext, signal: AbortSignal): Promise<unknown> },
): Job {
  const { handle, ...terms } = job;
  return jobOf(defineTopic(name, NOTHING), { ...terms, handle: (ctx, { signal }) => handle(ctx, signal) });
}
