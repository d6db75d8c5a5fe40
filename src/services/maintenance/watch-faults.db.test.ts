import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '#db/queries/job/outbox.ts';
import { alarms, outbox, telegramChats, users } from '#db/schema/index.ts';
import type { EmailMessage, EmailSender } from '#integrations/email/port.ts';
import type { Bot } from '#integrations/telegram/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { SEND_ALARM, sendAlarm } from './send-alarm.ts';
import { watchFaults } from './watch-faults.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

it('tells everybody on duty once of a fault and once that it is over, however it comes and goes', async () => {
  const { db } = database;
  const person = (phone: string, groups: ('ADMIN' | 'SUPERADMIN')[], blockedAt: Date | null = null) => ({
    phone,
    groups,
    blockedAt,
    createdAt: TEST_NOW,
  });
  const made = await db
    .insert(users)
    .values([
      person('+79990000001', ['SUPERADMIN']),
      person('+79990000002', ['ADMIN']),
      person('+79990000003', ['SUPERADMIN'], TEST_NOW),
      person('+79990000004', ['SUPERADMIN']),
    ])
    .returning({ id: users.id });
  const linked = made
    .slice(0, 3)
    .map(({ id }) => ({ userId: id, chatId: `${id}`, chatName: '', linkedAt: TEST_NOW }));
  await db.insert(telegramChats).values(linked);

  const settings = {
    ...testContext(db).settings,
    alertEmails: ['duty@example.com'],
    alertChats: ['-100500', `${made[0]!.id}`],
  };
  const at = (minutes: number) => testContext(db, { now: after(minutes), settings });
  const told = async () => {
    const rows = await db.select({ topic: outbox.topic, payload: outbox.payload }).from(outbox);
    return rows
      .filter(({ topic }) => topic === SEND_ALARM.name)
      .map(({ payload }) => payload as { words: string });
  };

  await watchFaults(at(0));
  expect(await told()).toEqual([]);
  await enqueue(db, 'deliver-lead', {}, { now: TEST_NOW });
  await watchFaults(at(11));
  await watchFaults(at(12));
  const words = 'Фоновая работа ждёт дольше 10 минут: deliver-lead';
  expect(await told()).toEqual([
    { target: { kind: 'email', index: 0 }, name: 'work-waits', words },
    { target: { kind: 'telegram', chatId: '-100500' }, name: 'work-waits', words },
    { target: { kind: 'telegram', chatId: `${made[0]!.id}` }, name: 'work-waits', words },
  ]);
  expect(JSON.stringify(await told())).not.toContain('duty@');

  // It is gone for a moment, comes back, and is gone.
  const settle = (isDone: boolean) =>
    db.update(outbox).set({ doneAt: isDone ? TEST_NOW : null, dueAt: TEST_NOW });
  await settle(true);
  await watchFaults(at(13));
  await database.pool.query("UPDATE outbox SET done_at = NULL WHERE topic = 'deliver-lead'");
  await watchFaults(at(14));
  await settle(true);
  await watchFaults(at(23));
  expect(await told()).toHaveLength(3);
  await watchFaults(at(24));
  await watchFaults(at(25));
  expect((await told()).slice(3).map((each) => each.words)).toEqual(
    Array.from({ length: 3 }, () => 'Прошло: фоновая работа больше не ждёт'),
  );
  expect(await db.select().from(alarms)).toEqual([]);
});

it('two nodes that look at once tell once', async () => {
  const { db } = database;
  await db.delete(outbox);
  await db.insert(outbox).values({
    topic: 'deliver-lead',
    payload: {},
    createdAt: TEST_NOW,
    dueAt: TEST_NOW,
    deadAt: TEST_NOW,
  });
  const settings = { ...testContext(db).settings, alertEmails: ['duty@example.com'] };
  const node = () => watchFaults(testContext(db, { settings }));
  await Promise.all([node(), node(), node()]);
  const promised = await db.$count(outbox);
  // The one dead job, one e-mail, and one message to the superadmin of the test before.
  expect(promised).toBe(3);
});

it('sends by e-mail and by Telegram, again while it may pass, and no more to an address that was taken away', async () => {
  const sent: EmailMessage[] = [];
  let fails = 1;
  const email: EmailSender = {
    provider: 'test',
    async send(message) {
      if (fails-- > 0) return { ok: false, kind: 'unavailable', retryable: true, providerCode: 'smtp_421' };
      sent.push(message);
      return { ok: true, value: { messageId: '1' }, source: 'live', asOf: TEST_NOW };
    },
  };
  const texts: string[] = [];
  const telegram = {
    async send({ text }) {
      texts.push(text);
      return { ok: true, value: { messageId: '1' }, source: 'live', asOf: TEST_NOW };
    },
  } as Partial<Bot> as Bot;
  const ctx = testContext(database.db, { ports: { email, telegram } });
  const settings = { ...ctx.settings, alertEmails: ['duty@example.com'] };
  const work = (target: Parameters<typeof sendAlarm>[1]['payload']['target']) =>
    sendAlarm(
      { ...ctx, settings },
      { id: 'work-1', payload: { target, name: 'backup-old', words: 'Копии ещё не делались' } },
      new AbortController().signal,
    );
  await expect(work({ kind: 'email', index: 0 })).rejects.toThrow('unavailable smtp_421');
  await work({ kind: 'email', index: 0 });
  await work({ kind: 'email', index: 1 });
  await work({ kind: 'telegram', chatId: '42' });
  const text = 'Копии ещё не делались.\nhttp://127.0.0.1:3000/admin/integrations';
  expect(sent).toEqual([
    {
      to: 'duty@example.com',
      subject: '127.0.0.1:3000: Копии ещё не делались',
      text,
      dedupeKey: 'work-1/backup-old',
    },
  ]);
  expect(texts).toEqual([text]);
});
