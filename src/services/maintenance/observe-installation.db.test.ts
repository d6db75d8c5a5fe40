import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, feeds, outbox } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { observeInstallation } from './observe-installation.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('tells of work that waits, of work that died, of late feeds and of the last backup', async () => {
  const { db, pool } = database;
  const ctx = testContext(db);
  expect(await observeInstallation(ctx)).toMatchObject({
    queues: [],
    overdueFeeds: 0,
    smsSent: 0,
    backupAt: null,
  });

  const work = (values: Partial<typeof outbox.$inferInsert>) => {
    return { topic: 'deliver-lead', payload: {}, createdAt: ago(9), dueAt: ago(1), ...values };
  };
  await db.insert(outbox).values([
    work({}),
    work({ dueAt: ago(2), queuedAt: ago(1) }),
    // It is under way since long, which is no waiting.
    work({ dueAt: ago(5), queuedAt: ago(5), attempts: 1 }),
    work({ dueAt: ago(-1), attempts: 2 }),
    work({ deadAt: ago(3), dueAt: ago(8) }),
    work({ doneAt: ago(3), dueAt: ago(8) }),
    work({ topic: 'run-feed', dueAt: ago(-1) }),
  ]);
  const [client] = await db
    .insert(companies)
    .values({ type: 'DEVELOPER', name: 'Рассвет', uname: 'rassvet', createdAt: ago(100) })
    .returning();
  const feed = (name: string, values: Partial<typeof feeds.$inferInsert>) => ({
    name,
    clientCompanyId: client!.id,
    source: 'example.com',
    sealedUrl: 'sealed',
    everyHours: 4,
    createdAt: ago(100),
    ...values,
  });
  await db
    .insert(feeds)
    .values([
      feed('late', { dialect: 'yrl', confirmedAt: ago(8.1) }),
      feed('in time', { dialect: 'yrl', confirmedAt: ago(7.9) }),
      feed('new', { createdAt: ago(1) }),
      feed('never', {}),
      feed('off', { enabled: false }),
      feed('removed', { removedAt: ago(1), dialect: 'cian', confirmedAt: ago(1) }),
      feed('by hand', { everyHours: null }),
    ]);
  await pool.query('INSERT INTO backups (finished_at, bytes) VALUES ($1, 5000000000), ($2, 1)', [
    ago(1),
    ago(26),
  ]);

  const state = await observeInstallation(ctx);
  expect(state).toMatchObject({
    feedSuccesses: [{ dialect: 'yrl', at: ago(7.9) }],
    overdueFeeds: 2,
    backupAt: ago(1),
  });
  expect(state.queues.toSorted((a, b) => a.topic.localeCompare(b.topic))).toEqual([
    { topic: 'deliver-lead', waiting: 2, queued: 2, dead: 1, oldestReadyAt: ago(2) },
    { topic: 'run-feed', waiting: 1, queued: 0, dead: 0, oldestReadyAt: null },
  ]);
});
