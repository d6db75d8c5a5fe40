import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, type Db, inTransaction } from '#db/client.ts';
import { enqueue, type Settlement, takeDueWork } from '#db/queries/job/outbox.ts';
import { errorWords } from '#domain/error-words.ts';
import type { ServiceContext } from '#services/context.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { type Job, runWork } from './job.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits before the second, third … try of failed work; after the last one it is dead. */
const RETRY_DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

interface Options {
  database: Database;
  jobs: readonly Job[];
  /** A context of the system actor at this moment. */
  makeContext(requestId: string): ServiceContext;
  log: Logger;
  /** Hears how each try ended. */
  onSettled?(topic: string, outcome: Settlement['kind'], seconds: number): void;
  tracer?: Tracer;
  retryDelaysMs?: readonly number[];
  pollSeconds?: number;
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
  const { database, jobs, makeContext, log, onSettled, tracer } = options;
  const { retryDelaysMs = RETRY_DELAYS_MS, pollSeconds = 2 } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'pgboss',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();

  const polling = { pollingIntervalSeconds: pollSeconds };
  for (const job of jobs) {
    // A node that died shows by its missing heartbeat; its entry goes to another one.
    const queue = {
      retryLimit: 1_000,
      retryDelay: 1,
      heartbeatSeconds: 30,
      expireInSeconds: job.timeoutSeconds + 60,
    };
    await boss.createQueue(job.name, queue);
    await boss.updateQueue(job.name, queue);
    const workers = { ...polling, localConcurrency: job.concurrency };
    await boss.work<QueueEntry>(job.name, workers, async ([entry]) => {
      const { workId } = entry!.data;
      const begunAt = performance.now();
      const makeOwn = () => makeContext(workId);
      const tried = await runWork(makeOwn, job, workId, retryDelaysMs, tracer).catch(failWithWords);
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
    await keepTimetable(boss, job, polling, makeContext);
  }

  const names = jobs.map(({ name }) => name);
  const pump = repeat(
    pollSeconds * SECOND,
    async () => {
      await pumpOutbox(boss, database.db, names, makeContext('outbox').now);
    },
    (error) => log.error({ err: error }, 'outbox pump'),
  );

  return {
    async stop() {
      await pump.stop();
      await boss.stop({ graceful: true, timeout: 20 * SECOND });
    },
  };
}

/** pg-boss makes one entry a due moment for all nodes; its id as the key makes one promise of it. */
async function keepTimetable(
  boss: PgBoss,
  job: Job,
  polling: { pollingIntervalSeconds: number },
  makeContext: Options['makeContext'],
): Promise<void> {
  const timetable = `timetable/${job.name}`;
  if (!job.schedule) return;
  await boss.createQueue(timetable);
  await boss.work(timetable, polling, async ([entry]) => {
    const ctx = makeContext(entry!.id);
    await enqueue(ctx.db, job.name, {}, { now: ctx.now, key: entry!.id }).catch(failWithWords);
  });
  await boss.schedule(timetable, job.schedule);
}

/** pg-boss keeps in its tables the whole of an error that a worker throws. */
function failWithWords(error: unknown): never {
  throw new Error(errorWords(error));
}

/** Runs `work` over and over with a pause between; `stop` waits for the run under way. */
function repeat(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let isStopped = false;
  let wake = () => {};
  const loop = (async () => {
    while (!isStopped) {
      await work().catch(onError);
      if (isStopped) return;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pauseMs);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  })();
  return {
    async stop() {
      isStopped = true;
      wake();
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
