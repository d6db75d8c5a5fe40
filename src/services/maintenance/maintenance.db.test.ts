import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { isMaintenanceUnderWay } from '#db/queries/maintenance/maintenance-runs.ts';
import { auditEntries, currencyRates, maintenanceRuns, outbox } from '#db/schema/index.ts';
import { seedCurrencyRates } from '#db/seed/currency-rates.ts';
import type { UserActor } from '#domain/access/actor.ts';
import { embeddedRates } from '#integrations/money/embedded.ts';
import { noRates } from '#integrations/money/none.ts';
import type { Ports } from '#services/ports.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { askMaintenance } from './ask-maintenance.ts';
import { doMaintenance } from './do-maintenance.ts';
import { getMaintenance } from './get-maintenance.ts';
import { runMaintenance } from './run-maintenance.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let superadmin: UserActor;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id, phone } = await ensureUser(database.db, '+79990000001', ['SUPERADMIN'], TEST_NOW);
  superadmin = { kind: 'user', id, phone, name: null, groups: ['SUPERADMIN'] };
  await seedCurrencyRates(database.db);
});
beforeEach(async () => {
  await database.db.delete(maintenanceRuns);
  await database.db.delete(outbox);
  await database.db.delete(auditEntries);
});
afterAll(() => database.drop());

const HOUR_MS = 3_600_000;
const signal = new AbortController().signal;
const ctx = (now = TEST_NOW) => testContext(database.db, { actor: superadmin, now });
const job = (rates = embeddedRates(() => TEST_NOW)) => testContext(database.db, { ports: { rates } });
const last = async (now = TEST_NOW) =>
  (await getMaintenance(ctx(now))).tasks.find(({ task }) => task === 'rates')!.last;
const askedRun = async () => {
  const [work] = await database.db.select({ payload: outbox.payload }).from(outbox);
  return (work!.payload as { runId: number }).runId;
};

it('is asked for, waits, is done and stands in the audit', async () => {
  expect(await last()).toBeNull();
  await askMaintenance(ctx(), 'rates');
  expect(await last()).toMatchObject({ state: 'waiting', askedAt: TEST_NOW, user: { id: superadmin.id } });

  await runMaintenance(job(), await askedRun(), signal);
  expect(await last()).toMatchObject({ state: 'done', startedAt: TEST_NOW, count: 4, error: null });
  expect(await database.db.select().from(auditEntries)).toMatchObject([
    { userId: superadmin.id, entity: 'maintenance', before: null, after: { task: 'Курсы валют' } },
  ]);
});

it('is not asked for twice at once, but again once it ended or was lost', async () => {
  await askMaintenance(ctx(), 'rates');
  await expect(askMaintenance(ctx(), 'rates')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Уже обновляется: Курсы валют',
  });
  await askMaintenance(ctx(), 'dictionary');
  const later = new Date(TEST_NOW.getTime() + 3 * HOUR_MS);
  expect(await last(later)).toMatchObject({ state: 'failed' });
  await askMaintenance(ctx(later), 'rates');
  await runMaintenance(job(), await askedRun(), signal);
  expect(await isMaintenanceUnderWay(database.db, 'rates', TEST_NOW)).toBe(true);
});

it('says why it failed, and a repeated try does nothing more', async () => {
  await askMaintenance(ctx(), 'rates');
  const run = runMaintenance(job(noRates as ReturnType<typeof embeddedRates>), await askedRun(), signal);
  await expect(run).rejects.toThrow('Курсы валют не получены: unavailable none');
  const failed = { state: 'failed', count: null, error: 'Курсы валют не получены: unavailable none' };
  expect(await last()).toMatchObject(failed);
  await runMaintenance(job(), await askedRun(), signal);
  expect(await last()).toMatchObject(failed);
});

it('done by the timetable it is told of too, with nobody who asked', async () => {
  await doMaintenance(job(), 'rates', signal);
  expect(await last()).toMatchObject({ state: 'done', user: null, count: 4 });
});

it('counts what there is', async () => {
  await askMaintenance(ctx(), 'rates');
  expect(await getMaintenance(ctx())).toMatchObject({
    asOf: TEST_NOW,
    rates: expect.arrayContaining([expect.objectContaining({ currency: 'AED', roubles: 22.8741 })]),
    counts: { complexes: 0, flats: 0, users: 1, sessions: 0, workWaiting: 1, workFailed: 0 },
    runnableFeeds: 0,
    edits: 1,
    clientErrorsOfDay: 0,
  });
  expect(await database.db.$count(currencyRates)).toBe(4);
});

it('is the main administrator’s alone', async () => {
  const admin = testContext(database.db, { actor: { ...superadmin, groups: ['ADMIN'] } });
  await expect(getMaintenance(admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(askMaintenance(admin, 'rates')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('a copy is asked for like any task, tells how far it has come, and stands with its file', async () => {
  await database.pool.query(
    "INSERT INTO backups (finished_at, bytes, file, host, holds_key) VALUES (now(), 5, '/b/one.backup', 'one', false)",
  );
  await askMaintenance(ctx(), 'backup');
  const copyOf = async () => {
    const { tasks, backups } = await getMaintenance(ctx());
    return { last: tasks.find(({ task }) => task === 'backup')!.last, backups };
  };
  const seen: unknown[] = [];
  const write: Ports['backups']['write'] = async ({ onProgress }) => {
    onProgress({ part: 'rows', done: 1_000, of: 4_000 });
    await vi.waitFor(async () => expect((await copyOf()).last?.progress).not.toBeNull());
    seen.push((await copyOf()).last);
    return 4_000;
  };
  const backups = { directory: '/b', write };
  await runMaintenance(testContext(database.db, { ports: { backups } }), await askedRun(), signal);
  expect(seen).toMatchObject([{ state: 'running', progress: { part: 'rows', done: 1_000, of: 4_000 } }]);
  expect(await copyOf()).toMatchObject({
    last: { state: 'done', count: 4_000, progress: null },
    backups: [{ file: '/b/one.backup', host: 'one', holdsKey: false }],
  });
});
