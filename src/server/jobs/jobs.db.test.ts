import { isNotNull } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { it, vi } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { beginAttempt, enqueue, listDeadWork, requeueOpenWork, retryWork } from '#db/queries/job/outbox.ts';
import { outbox } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW as now, testContext } from '#tests/service-context.ts';
import type { Job, Work } from './all-jobs.ts';
import { type Jobs, pumpOutbox, runWork, startJobs } from './start-jobs.ts';

interface World {
  database: Awaited<ReturnType<typeof createTestDatabase>>;
  start(
    jobs: Job[],
    retryDelaysMs?: number[],
    other?: { pumpSeconds: number; lookSeconds: number; databaseUrl?: string },
  ): Promise<Jobs>;
  promise(payload: object, options?: { key?: string }): Promise<void>;
  countDone(): Promise<number>;
}

/** Tests mostly wait for polls, so they run at once, each in a database of its own. */
const test = it.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from this pattern what the fixture needs
  world: async ({}, use) => {
    const database = await createTestDatabase();
    const running: Jobs[] = [];
    await use({
      database,
      async start(started, retryDelaysMs = [0, 0], other = { pumpSeconds: 0.5, lookSeconds: 0.5 }) {
        const jobs = await startJobs({
          database,
          databaseUrl: database.url,
          jobs: started,
          makeContext: () => testContext(database.db),
          log: pino({ level: 'silent' }),
          retryDelaysMs,
          ...other,
        });
        running.push(jobs);
        return jobs;
      },
      promise: (payload, options) => enqueue(database.db, 'test', payload, { now, ...options }),
      countDone: () => database.db.$count(outbox, isNotNull(outbox.doneAt)),
    });
    await Promise.all(running.map((jobs) => jobs.stop()));
    await database.drop();
  },
});

const job = (handle: (work: Work<unknown>) => Promise<void>, other: Partial<Job> = {}): Job => ({
  name: 'test',
  run: (_, work) => handle(work),
  concurrency: 2,
  timeoutSeconds: 30,
  ...other,
});

const soon = { timeout: 8_000, interval: 20 };

test.concurrent('does committed work once and forgets what was rolled back', async ({ world, expect }) => {
  const { database, start, promise, countDone } = world;
  const seen: unknown[] = [];
  await promise({ n: 1 });
  const rolledBack = inTransaction(database.db, async (tx) => {
    await enqueue(tx, 'test', { n: 2 }, { now });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await start([job(async ({ payload, attempt }) => void seen.push({ payload, attempt }))]);
  await vi.waitFor(async () => expect(await countDone()).toBe(1), soon);
  expect(seen).toEqual([{ payload: { n: 1 }, attempt: 1 }]);
});

test.concurrent('is told of promises: all of them are done long before anybody would look', async ({
  world,
  expect,
}) => {
  const { start, promise, countDone } = world;
  await start([job(async () => {}, { concurrency: 1 })], [], { pumpSeconds: 600, lookSeconds: 600 });
  for (const n of [1, 2, 3]) await promise({ n });
  await vi.waitFor(async () => expect(await countDone()).toBe(3), soon);
});

test.concurrent('hears again after its connection was lost, and of what was promised in between', async ({
  world,
  expect,
}) => {
  const { database, start, promise, countDone } = world;
  await start([job(async () => {})], [], { pumpSeconds: 600, lookSeconds: 600 });
  const listeners = () =>
    database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'genplan-work' AND datname = current_database()`);
  await vi.waitFor(async () => expect((await listeners()).rowCount).toBe(1), soon);
  await promise({});
  await vi.waitFor(async () => expect(await countDone()).toBe(1), soon);
});

test.concurrent('does what it has queued itself where nobody can tell of it', async ({ world, expect }) => {
  const { start, promise, countDone } = world;
  const databaseUrl = 'postgres://127.0.0.1:1/nowhere';
  await start([job(async () => {})], [], { pumpSeconds: 0.2, lookSeconds: 600, databaseUrl });
  for (const n of [1, 2]) {
    await promise({ n });
    await vi.waitFor(async () => expect(await countDone()).toBe(n), soon);
  }
});

test.concurrent('keeps one of several promises with one key', async ({ world, expect }) => {
  const { database, promise } = world;
  for (const n of [1, 2, 3]) await promise({ n }, { key: 'lead-7' });
  expect(await database.db.select({ payload: outbox.payload }).from(outbox)).toEqual([{ payload: { n: 1 } }]);
});

test.concurrent('tries again with the same id, buries after the last try, and a poison promise blocks no other', async ({
  world,
  expect,
}) => {
  const { database, start, promise } = world;
  const ids = new Set<string>();
  const good: unknown[] = [];
  await promise({ poison: true });
  for (const n of [1, 2, 3]) await promise({ n });
  const handle = async ({ id, payload }: Work<unknown>) => {
    if (!(payload as { poison?: boolean }).poison) return void good.push(payload);
    ids.add(id);
    throw new Error('poison');
  };
  await start([job(handle, { concurrency: 1 })]);
  await vi.waitFor(async () => expect(await listDeadWork(database.db, 10)).toHaveLength(1), soon);
  expect(await listDeadWork(database.db, 10)).toEqual([
    expect.objectContaining({ topic: 'test', attempts: 3, lastError: 'poison', payload: { poison: true } }),
  ]);
  expect(ids.size).toBe(1);
  expect(good).toHaveLength(3);
});

test.concurrent('gives dead work a new life', async ({ world, expect }) => {
  const { database, start, promise, countDone } = world;
  let isBroken = true;
  await promise({});
  await start(
    [
      job(async () => {
        if (isBroken) throw new Error('broken');
      }),
    ],
    [],
  );
  await vi.waitFor(async () => expect(await listDeadWork(database.db, 10)).toHaveLength(1), soon);
  isBroken = false;
  const [dead] = await listDeadWork(database.db, 10);
  expect(await retryWork(database.db, dead!.id, now)).toMatchObject({ topic: 'test' });
  await vi.waitFor(async () => expect(await countDone()).toBe(1), soon);
});

test.concurrent('waits for the delay before the next try', async ({ world, expect }) => {
  const { database, start, promise } = world;
  await promise({});
  await start([job(() => Promise.reject(new Error('later')))], [30_000]);
  await vi.waitFor(async () => {
    const [row] = await database.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 1, queuedAt: null, dueAt: new Date(now.getTime() + 30_000) });
  }, soon);
});

test.concurrent('buries work that outlives its time', async ({ world, expect }) => {
  const { database, start, promise } = world;
  await promise({});
  await start([job(() => new Promise(() => {}), { timeoutSeconds: 1 })], []);
  await vi.waitFor(
    async () => expect(await listDeadWork(database.db, 10)).toMatchObject([{ lastError: 'Timed out' }]),
    soon,
  );
});

test.concurrent('does the work of a node that died after taking it from the outbox', async ({
  world,
  expect,
}) => {
  const { database, start, promise } = world;
  await promise({ n: 1 });
  const dead = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
  await dead.start();
  await dead.createQueue('test');
  expect(await pumpOutbox(dead, database.db, ['test'], now)).toBe(1);
  await dead.stop({ graceful: false });
  const seen: unknown[] = [];
  await start([job(async ({ payload }) => void seen.push(payload))]);
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), soon);
});

test.concurrent('does the work of a node that died in the middle of it', async ({ world, expect }) => {
  const { database, start, promise } = world;
  const seen: number[] = [];
  const topics = [job(async ({ attempt }) => void seen.push(attempt))];
  await (await start(topics)).stop();
  await promise({});
  const dead = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
  await dead.start();
  await pumpOutbox(dead, database.db, ['test'], now);
  const [entry] = await dead.fetch<{ workId: string }>('test');
  await beginAttempt(database.db, entry!.data.workId);
  // The heartbeat stopped long ago, which the next round of supervision finds.
  await database.pool.query(
    "UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour'",
  );
  await dead.supervise('test');
  await dead.stop({ graceful: false });
  await start(topics);
  await vi.waitFor(() => expect(seen).toEqual([2]), soon);
});

test.concurrent('buries work that ends its process at every try', async ({ world, expect }) => {
  const { database, promise } = world;
  const handle = vi.fn();
  await promise({});
  const [row] = await database.db.select({ id: outbox.id }).from(outbox);
  for (let tries = 0; tries < 3; tries += 1) await beginAttempt(database.db, row!.id);
  await runWork(() => testContext(database.db), job(handle), row!.id, [0, 0]);
  expect(handle).not.toHaveBeenCalled();
  expect(await listDeadWork(database.db, 10)).toMatchObject([{ lastError: 'Its last try never ended' }]);
});

test.concurrent('refills a worker queue that was lost', async ({ world, expect }) => {
  const { database, start, promise } = world;
  await promise({ n: 1 });
  await database.db.update(outbox).set({ queuedAt: now });
  await requeueOpenWork(database.db);
  const seen: unknown[] = [];
  await start([job(async ({ payload }) => void seen.push(payload))]);
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), soon);
});

test.concurrent('shares the work of two nodes without doing it twice', async ({ world, expect }) => {
  const { start, promise, countDone } = world;
  const seen: number[] = [];
  for (let n = 0; n < 20; n += 1) await promise({ n });
  const handle = async ({ payload }: Work<unknown>) => void seen.push((payload as { n: number }).n);
  await Promise.all([start([job(handle, { concurrency: 5 })]), start([job(handle, { concurrency: 5 })])]);
  await vi.waitFor(async () => expect(await countDone()).toBe(20), soon);
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test.concurrent('stops after the try under way', async ({ world, expect }) => {
  const { start, promise, countDone } = world;
  let finish = () => {};
  const started = vi.fn();
  await promise({});
  const jobs = await start([
    job(async () => {
      started();
      await new Promise<void>((done) => {
        finish = done;
      });
    }),
  ]);
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), soon);
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(await countDone()).toBe(1);
});

test.concurrent('keeps the timetable of a topic', async ({ world, expect }) => {
  const { database, start } = world;
  await start([job(async () => {}, { schedule: '0 * * * *' })]);
  const { rows } = await database.pool.query('SELECT name, cron FROM pgboss.schedule');
  expect(rows).toEqual([{ name: 'timetable/test', cron: '0 * * * *' }]);
});

test.concurrent('a later start changes what is asked anew of a queue and its times, and leaves the rest', async ({
  world,
  expect,
}) => {
  const { database, start } = world;
  const startAs = async (other: Partial<Job>) => {
    const query = vi.spyOn(database.pool, 'query');
    const jobs = await start([job(async () => {}, { schedule: '0 3 * * *', ...other })]);
    await jobs.stop();
    const asked = query.mock.calls.map((call) => JSON.stringify(call));
    query.mockRestore();
    const ours = asked.filter((text) => text.includes('test'));
    return ours.filter((text) => /create_queue|UPDATE \S+queue SET|INSERT INTO \S+schedule/.test(text))
      .length;
  };
  const kept = async () => {
    const { rows } = await database.pool.query(
      'SELECT q.expire_seconds, s.cron FROM pgboss.queue q, pgboss.schedule s WHERE q.name = $1',
      ['test'],
    );
    return rows;
  };
  expect(await startAs({})).toBe(3);
  expect(await startAs({})).toBe(0);
  expect(await startAs({ timeoutSeconds: 120, schedule: '0 4 * * *' })).toBe(2);
  expect(await kept()).toEqual([{ expire_seconds: 180, cron: '0 4 * * *' }]);
});
