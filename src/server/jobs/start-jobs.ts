import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobPollingOptions, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, type Db, inTransaction } from '#db/client.ts';
import { readTraceparent } from '#db/current-trace.ts';
import {
  beginAttempt,
  enqueue,
  type Settlement,
  settleWork,
  takeDueWork,
  WORK_CHANNEL,
} from '#db/queries/job/outbox.ts';
import { errorWords } from '#domain/error-words.ts';
import type { ServiceContext } from '#services/context.ts';
import { type Listener, listenTo } from '../postgres/listen-to.ts';
import { inStep, noTracer, type Tracer } from '../tracing/tracer.ts';
import type { Job } from './all-jobs.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits before the second, third … try of failed work; after the last one it is dead. */
const RETRY_DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

/** Nodes are told of work; what nobody tells of (a try of ours that broke, work of a node that died) is looked for. */
const LOOK_SECONDS = 15;
const PUMP_SECONDS = 2;

interface Options {
  database: Database;
  /** Where PostgreSQL can be listened to: no pool stands in between. */
  databaseUrl: string;
  jobs: readonly Job[];
  /** A context of the system actor at this moment. */
  makeContext(requestId: string): ServiceContext;
  log: Logger;
  /** Hears how each try ended. */
  onSettled?(topic: string, outcome: Settlement['kind'], seconds: number): void;
  tracer?: Tracer;
  retryDelaysMs?: readonly number[];
  pumpSeconds?: number;
  lookSeconds?: number;
}

export interface Jobs {
  /** Takes no more work, waits for the tries under way and leaves the rest to other nodes. */
  stop(): Promise<void>;
}

interface QueueEntry {
  workId: string;
}

/**
 * Runs background work on this node. The outbox is the truth: it is written with the business change, counts the
 * tries and keeps the errors and the dead. pg-boss only hands entries to workers of all nodes, takes them back from
 * a node that died and keeps the timetable; its queue can be lost and is refilled.
 */
export async function startJobs(options: Options): Promise<Jobs> {
  const { database, databaseUrl, jobs, makeContext, log, onSettled, tracer } = options;
  const { retryDelaysMs = RETRY_DELAYS_MS, pumpSeconds = PUMP_SECONDS, lookSeconds = LOOK_SECONDS } = options;
  const names = jobs.map(({ name }) => name);
  let wakeWorkers: (queue: string) => void = () => {};
  let listener: Listener | null = null;
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.pool.query(text, values),
      async listen(channel, onQueued, onListening) {
        wakeWorkers = onQueued;
        listener = listenTo({
          connection: { connectionString: databaseUrl, application_name: 'genplan-work' },
          channels: { [channel]: onQueued, [WORK_CHANNEL]: () => pump.wake() },
          onListening() {
            onListening();
            pump.wake();
          },
          onLost: (error) => log.warn({ err: error }, 'work waits for its look: nobody tells of it'),
        });
        return { close: listener.stop };
      },
    },
    schema: 'pgboss',
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const pump = repeat(
    pumpSeconds * SECOND,
    async () => {
      const moved = await pumpOutbox(boss, database.db, names, makeContext('outbox').now);
      // This node at least knows what it queued.
      if (moved > 0 && !listener?.client()) for (const name of names) wakeWorkers(name);
      if (moved === BATCH) pump.wake();
    },
    (error) => log.error({ err: error }, 'outbox pump'),
  );
  await boss.start();
  const kept = await keptBefore(boss);

  const polling = { pollingIntervalSeconds: lookSeconds, notifyPollingIntervalSeconds: lookSeconds };
  for (const job of jobs) {
    // A node that died shows by its missing heartbeat; its entry goes to another one.
    const queue = {
      retryLimit: 1_000,
      retryDelay: 1,
      heartbeatSeconds: 30,
      expireInSeconds: job.timeoutSeconds + 60,
      notify: true,
    };
    await keepQueue(boss, job.name, queue, kept);
    const workers = { ...polling, localConcurrency: job.concurrency };
    await boss.work<QueueEntry>(job.name, workers, async ([entry]) => {
      const { workId } = entry!.data;
      const begunAt = performance.now();
      const makeOwn = () => makeContext(workId);
      const tried = await runWork(makeOwn, job, workId, retryDelaysMs, tracer)
        .catch(failWithWords)
        // One entry is taken at a time, and nobody tells of those behind it.
        .finally(() => wakeWorkers(job.name));
      if (!tried) return;
      const { settlement, told } = tried;
      onSettled?.(job.name, settlement.kind, (performance.now() - begunAt) / 1_000);
      if (told !== undefined) log.info({ topic: job.name, workId, told }, 'work done');
      if (settlement.kind !== 'done') {
        log[settlement.kind === 'dead' ? 'error' : 'warn'](
          { topic: job.name, workId, ...settlement },
          'work failed',
        );
      }
    });
    await keepTimetable(boss, job, polling, kept, makeContext);
  }

  pump.start();
  return {
    async stop() {
      await pump.stop();
      await boss.stop({ graceful: true, timeout: 20 * SECOND });
    },
  };
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

/** Asked of a queue when it is made, and of one that another release made. */
type QueueOptions = Omit<Queue, 'name'>;

/** Queues by their names and times by those of their queues, as starts before this one left them. */
interface Kept {
  queues: ReadonlyMap<string, QueueOptions>;
  times: ReadonlyMap<string, string>;
}

async function keptBefore(boss: PgBoss): Promise<Kept> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  return {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    times: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
}

/** Brings a queue to what is asked of it; most starts find it so, and fifty statements would hold them up. */
async function keepQueue(boss: PgBoss, name: string, asked: QueueOptions, { queues }: Kept): Promise<void> {
  const kept = queues.get(name);
  if (!kept) await boss.createQueue(name, asked);
  else if (!isSame(asked, kept)) await boss.updateQueue(name, asked);
}

function isSame(asked: QueueOptions, kept: QueueOptions): boolean {
  return (Object.keys(asked) as (keyof QueueOptions)[]).every((key) => asked[key] === kept[key]);
}

/** pg-boss makes one entry a due moment for all nodes; its id as the key makes one promise of it. */
async function keepTimetable(
  boss: PgBoss,
  job: Job,
  polling: JobPollingOptions,
  kept: Kept,
  makeContext: Options['makeContext'],
): Promise<void> {
  const timetable = `timetable/${job.name}`;
  if (!job.schedule) return;
  await keepQueue(boss, timetable, { notify: true }, kept);
  await boss.work(timetable, polling, async ([entry]) => {
    const ctx = makeContext(entry!.id);
    await enqueue(ctx.db, job.name, {}, { now: ctx.now, key: entry!.id }).catch(failWithWords);
  });
  if (kept.times.get(timetable) !== job.schedule) await boss.schedule(timetable, job.schedule);
}

/** pg-boss keeps in its tables the whole of an error that a worker throws. */
function failWithWords(error: unknown): never {
  throw new Error(errorWords(error));
}

/** Runs `work` over and over with a pause between, which `wake` ends; `stop` waits for the run under way. */
function repeat(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};
  let loop: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false;
      await work().catch(onError);
      if (isStopped || isWoken) continue;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pauseMs);
        endPause = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  return {
    start() {
      loop = run();
    },
    wake() {
      isWoken = true;
      endPause();
    },
    async stop() {
      isStopped = true;
      endPause();
      await loop;
    },
  };
}

const BATCH = 100;

/**
 * Moves due work from the outbox into the worker queues, each row and its queue entry in one transaction;
 * returns how much it moved.
 */
export async function pumpOutbox(boss: PgBoss, db: Db, topics: string[], now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await takeDueWork(tx, topics, now, BATCH);
    for (const topic of new Set(due.map((work) => work.topic))) {
      const entries = due.filter((work) => work.topic === topic).map(({ id }) => ({ data: { workId: id } }));
      await boss.insert(topic, entries, { db: fromDrizzle(tx, sql) });
    }
    return due.length;
  });
}
