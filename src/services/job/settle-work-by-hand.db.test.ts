import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { auditEntries, outbox } from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { listWork } from './list-work.ts';
import { abandonWork, retryWork } from './settle-work-by-hand.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let superadmin: UserActor;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id, phone } = await ensureUser(database.db, '+79990000001', ['SUPERADMIN'], TEST_NOW);
  superadmin = { kind: 'user', id, phone, name: null, groups: ['SUPERADMIN'] };
});
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(auditEntries);
});
afterAll(() => database.drop());

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE_MS);
const ctx = () => testContext(database.db, { actor: superadmin });
const all = { text: '', page: 1, state: undefined, sort: undefined };

async function promised() {
  const common = { createdAt: ago(90), dueAt: ago(60) };
  const rows = await database.db
    .insert(outbox)
    .values([
      {
        ...common,
        topic: 'deliver-lead',
        payload: { leadId: 5 },
        attempts: 7,
        lastError: 'HTTP 500',
        deadAt: ago(5),
      },
      {
        ...common,
        topic: 'send-telegram-reply',
        payload: { chatId: '99', reply: 'help' },
        attempts: 7,
        deadAt: ago(9),
      },
      { ...common, topic: 'run-feed', payload: { feedId: 3 }, attempts: 2, lastError: 'Timed out' },
      { ...common, topic: 'run-feed', payload: { feedId: 4 }, queuedAt: ago(1), attempts: 1 },
      { ...common, topic: 'run-feed', payload: { feedId: 6 }, doneAt: ago(1), attempts: 1 },
    ])
    .returning({ id: outbox.id });
  const [lead, reply, resting, running, done] = rows.map(({ id }) => id);
  return { lead: lead!, reply: reply!, resting: resting!, running: running!, done: done! };
}

it('is listed by its state without what may tell of a person, what failed every try first', async () => {
  const { lead, reply, resting, running } = await promised();
  const { rows, counts, total } = await listWork(ctx(), all);
  expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([lead, reply]);
  expect(new Set(rows.map(({ id }) => id).slice(2))).toEqual(new Set([resting, running]));
  expect({ counts, total }).toEqual({ counts: { dead: 2, resting: 1, open: 1 }, total: 4 });
  expect(rows[0]).toMatchObject({ title: 'Передача заявки', at: ago(5), attempts: 7, lastError: 'HTTP 500' });
  expect(JSON.stringify(rows.map(({ facts }) => facts))).not.toContain('99');
  const found = async (change: object) =>
    (await listWork(ctx(), { ...all, ...change })).rows.map(({ id }) => id);
  expect(await found({ state: 'resting' })).toEqual([resting]);
  expect(await found({ text: 'передача' })).toEqual([lead]);
  expect(await found({ text: 'timed' })).toEqual([resting]);
  expect((await found({ sort: 'attempts' })).at(0)).toBe(running);
});

it('is tried again now, dead with all its tries, resting before its time, and nothing else', async () => {
  const { lead, resting, running, done } = await promised();
  await retryWork(ctx(), lead);
  await retryWork(ctx(), resting);
  for (const id of [running, done, lead]) {
    await expect(retryWork(ctx(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  const rows = (await listWork(ctx(), { ...all, sort: '-createdAt' })).rows;
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of(lead)).toMatchObject({ state: 'open', attempts: 0, at: TEST_NOW });
  expect(of(resting)).toMatchObject({ attempts: 2, at: TEST_NOW });
  expect(await database.db.select().from(auditEntries)).toMatchObject([
    { entity: 'maintenance', entityId: lead, before: null, after: { task: 'Передача заявки', leadId: '5' } },
    { entity: 'maintenance', entityId: resting, after: { task: 'Чтение фида', feedId: '3' } },
  ]);
});

it('is let be once every try failed, which the audit remembers', async () => {
  const { reply, resting } = await promised();
  await abandonWork(ctx(), reply);
  await expect(abandonWork(ctx(), reply)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(abandonWork(ctx(), resting)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await listWork(ctx(), all)).counts).toEqual({ dead: 1, resting: 1, open: 1 });
  const [entry] = await database.db.select().from(auditEntries);
  expect(entry).toMatchObject({ before: { task: 'Фраза бота', reply: 'help' }, after: null });
});

it('is the main administrator’s alone', async () => {
  const { lead } = await promised();
  const admin = testContext(database.db, { actor: { ...superadmin, groups: ['ADMIN'] } });
  const calls = [() => listWork(admin, all), () => retryWork(admin, lead), () => abandonWork(admin, lead)];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
