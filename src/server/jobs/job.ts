import { readTraceparent } from '#db/current-trace.ts';
import { beginAttempt, type Settlement, settleWork } from '#db/queries/job/outbox.ts';
import { errorWords } from '#domain/error-words.ts';
import type { ServiceContext } from '#services/context.ts';
import { defineTopic, NOTHING, type Topic } from '#services/job/define-topic.ts';
import { inStep, noTracer, type Tracer } from '../tracing/tracer.ts';

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

const ERROR_LENGTH = 2_000;

/**
 * Makes one try of promised work, writes down how it ended and gives what it told; undefined when the work was already
 * settled.
 * Tries are counted before they begin, so work that kills its process dies too, after the last delay.
 */
export async function runWork(
  makeContext: () => ServiceContext,
  job: Job,
  id: string,
  retryDelaysMs: readonly number[],
  tracer: Tracer = noTracer,
): Promise<{ settlement: Settlement; told: unknown } | undefined> {
  const ctx = makeContext();
  const begun = await beginAttempt(ctx.db, id);
  if (!begun) return undefined;
  const { payload, attempt, traceparent } = begun;
  const step = tracer.begin(`work ${job.name}`, { kind: 'consumer', parent: readTraceparent(traceparent) });
  const signal = AbortSignal.timeout(job.timeoutSeconds * 1_000);
  const { told, error } = await outcomeOf(async () => {
    if (attempt > retryDelaysMs.length + 1) throw new Error('Its last try never ended');
    const run = () => job.run(ctx, { id, payload, attempt, signal });
    return Promise.race([inStep(step, run), rejectionOf(signal)]);
  });
  step.end({ isFailed: error !== null });
  const settlement = judge(error, attempt, makeContext().now, retryDelaysMs);
  await settleWork(ctx.db, id, settlement);
  return { settlement, told };
}

function judge(
  error: string | null,
  attempt: number,
  now: Date,
  retryDelaysMs: readonly number[],
): Settlement {
  if (error === null) return { kind: 'done', at: now };
  const delayMs = retryDelaysMs[attempt - 1];
  if (delayMs === undefined) return { kind: 'dead', at: now, error };
  return { kind: 'postponed', dueAt: new Date(now.getTime() + delayMs), error };
}

async function outcomeOf(work: () => Promise<unknown>): Promise<{ told: unknown; error: string | null }> {
  try {
    return { told: await work(), error: null };
  } catch (error) {
    return { told: undefined, error: errorWords(error).slice(0, ERROR_LENGTH) };
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('Timed out')), { once: true });
  });
}
