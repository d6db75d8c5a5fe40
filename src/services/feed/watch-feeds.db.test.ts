import { and, eq, isNull, lte } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FeedNoticesInput } from '#contract/feed-notices.ts';
import { inTransaction } from '#db/client.ts';
import { deleteOldTroubles } from '#db/queries/feed/feed-troubles.ts';
import { bindTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import {
  companies,
  feedNotices,
  feedObjects,
  feedRuns,
  feeds,
  feedTroubles,
  outbox,
  users,
} from '#db/schema/index.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { startFakeVendor } from '#integrations/http/fake-vendor.ts';
import type { Fail } from '#integrations/result.ts';
import { botApi } from '#integrations/telegram/bot-api.ts';
import type { Bot } from '#integrations/telegram/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getFeedNotices } from './get-feed-notices.ts';
import { getFeedWatch } from './get-feed-watch.ts';
import { sendFeedNotices } from './send-feed-notices.ts';
import { setFeedNotices } from './set-feed-notices.ts';
import { SEND_FEED_NOTICES, watchFeeds } from './watch-feeds.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Messages that went out: the chat or the address, and the words. */
let messages: [string, string][];
let now: Date;
let down: Fail | undefined;
/** Runs while a message is on its way. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  messages = [];
  now = TEST_NOW;
  down = undefined;
  meanwhile = undefined;
  await database.db.insert(companies).values({ type: 'DEVELOPER', createdAt: TEST_NOW, name: 'Застройщик' });
});
afterEach(() => database.drop());

const signal = new AbortController().signal;

function as(actor: Actor, ports: { telegram?: Bot } = {}) {
  const sent = async (to: string, text: string) => {
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
    if (down) return down;
    messages.push([to, text]);
    const value = { messageId: '1', provider: 'test', providerId: '1' };
    return { ok: true, value, source: 'embedded', asOf: now } as const;
  };
  return testContext(database.db, {
    actor,
    now,
    ports: {
      telegram: {
        provider: 'test',
        name: 'bot',
        webhook: null,
        registerWebhook: () => Promise.reject(new Error('not here')),
        send: ({ chatId, text }) => sent(chatId, text),
      },
      email: { provider: 'outbox', send: ({ to, text }) => sent(to, text) },
      ...ports,
    },
  });
}

/** An administrator, or somebody of another group, whose chat is their name. */
async function person(name: string, group: Group = 'ADMIN') {
  const phone = `+7999000000${(await database.db.$count(users)) + 1}`;
  const [{ id }] = (await database.db
    .insert(users)
    .values({ phone, name, groups: [group], createdAt: TEST_NOW })
    .returning({ id: users.id })) as [{ id: number }];
  await bindTelegramChat(database.db, { userId: id, chatId: name, chatName: name, linkedAt: TEST_NOW });
  return { kind: 'user', id, phone, name, groups: [group] } as const;
}

const choose = (actor: Actor, choice: Partial<FeedNoticesInput>) =>
  setFeedNotices(as(actor), {
    telegram: true,
    email: '',
    quietFrom: null,
    quietTo: null,
    kinds: ['failed', 'held', 'overdue'],
    feedIds: [],
    ...choice,
  });

async function feed(name: string, values: Partial<typeof feeds.$inferInsert> = {}) {
  const [{ id }] = (await database.db
    .insert(feeds)
    .values({ name, clientCompanyId: 1, source: 'feeds.example', createdAt: TEST_NOW, ...values })
    .returning({ id: feeds.id })) as [{ id: number }];
  return id;
}

async function run(feedId: number, status: 'applied' | 'failed' | 'running') {
  await database.db.insert(feedRuns).values({ feedId, source: 'feeds.example', status, startedAt: now });
  if (status === 'applied') {
    await database.db.update(feeds).set({ confirmedAt: now }).where(eq(feeds.id, feedId));
  }
}

/** A flat left the file, and its withdrawal waits for a person. */
const lose = (feedId: number) =>
  database.db.insert(feedObjects).values({
    feedId,
    kind: 'flat',
    externalId: '1',
    objectId: 1,
    fingerprint: '',
    missingSince: now,
    missingAs: 'absent',
  });

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

/** Looks for troubles, then does what is promised and due, as the workers would; whatever fails stays. */
async function watch(ports: Parameters<typeof as>[1] = {}) {
  await watchFeeds(as({ kind: 'system' }));
  return work(ports);
}
async function work(ports: Parameters<typeof as>[1] = {}) {
  const due = and(isNull(outbox.doneAt), lte(outbox.dueAt, now), eq(outbox.topic, SEND_FEED_NOTICES.name));
  for (const { payload } of await database.db.select().from(outbox).where(due)) {
    await sendFeedNotices(as({ kind: 'system' }, ports), SEND_FEED_NOTICES.payload.parse(payload), signal);
  }
  const told = messages;
  messages = [];
  return told;
}

const LINK = 'http://127.0.0.1:3000/admin/feed';
const FAILED = `Фид «Лес»: последний прогон не удался\n${LINK}/1`;
const WELL = `Фид «Лес» снова в порядке\n${LINK}/1`;

describe('a feed whose run failed', () => {
  it('is told of once, however often it fails, and once when it is well', async () => {
    await person('Анна');
    await person('Борис', 'MORTGAGE_BROKER');
    const id = await feed('Лес');
    await run(id, 'applied');
    expect(await watch()).toEqual([]);
    await run(id, 'failed');
    expect(await watch()).toEqual([['Анна', FAILED]]);
    later(1);
    await run(id, 'failed');
    expect(await watch()).toEqual([]);
    await run(id, 'running');
    expect(await watch()).toEqual([]);
    await database.db.delete(feedRuns).where(eq(feedRuns.status, 'running'));
    await run(id, 'applied');
    expect(await watch()).toEqual([['Анна', WELL]]);
    expect(await watch()).toEqual([]);
    await run(id, 'failed');
    expect(await watch()).toEqual([['Анна', FAILED]]);
  });

  it('is one whose process died, though not while it begins', async () => {
    await person('Анна');
    const id = await feed('Лес');
    await run(id, 'running');
    expect(await watch()).toEqual([]);
    later(1);
    expect(await watch()).toEqual([['Анна', FAILED]]);
  });

  it('is not told of while it is off, returned or removed, and its end is no news then', async () => {
    await person('Анна');
    const id = await feed('Лес', { enabled: false });
    await run(id, 'failed');
    expect(await watch()).toEqual([]);
    await database.db.update(feeds).set({ enabled: true });
    expect(await watch()).toEqual([['Анна', FAILED]]);
    await database.db.update(feeds).set({ removedAt: now });
    expect(await watch()).toEqual([]);
    await database.db.update(feeds).set({ removedAt: null, haltedAt: now });
    expect(await watch()).toEqual([]);
  });
});

it('troubles of one feed are told as they come, and it is well when none is left', async () => {
  await person('Анна');
  const id = await feed('Лес', { everyHours: 6, sealedUrl: 'sealed' });
  later(13);
  await run(id, 'failed');
  expect(await watch()).toEqual([
    ['Анна', `Фид «Лес»: последний прогон не удался; два срока подряд нет удачного прогона\n${LINK}/1`],
  ]);
  await run(id, 'applied');
  await lose(id);
  expect(await watch()).toEqual([
    ['Анна', `Фид «Лес»: из файла пропало слишком много квартир, их снятие ждёт решения\n${LINK}/1`],
  ]);
  await database.db.update(feedObjects).set({ withdrawnAt: now });
  expect(await watch()).toEqual([['Анна', WELL]]);
  expect(await database.db.$count(feedTroubles, isNull(feedTroubles.wellAt))).toBe(0);
});

it('feeds that fail together are one message', async () => {
  await person('Анна');
  for (let index = 1; index <= 22; index++) await run(await feed(`Фид ${index}`), 'failed');
  const [[, text], ...others] = (await watch()) as [[string, string]];
  expect(others).toEqual([]);
  const lines = text.split('\n');
  expect([lines[0], lines.length, ...lines.slice(-2)]).toEqual(['Новости о фидах: 22', 23, '…и ещё 2', LINK]);
});

describe('people', () => {
  it('hear as each chose: by letter, of kinds, after quiet hours, or nothing', async () => {
    const [anna, boris, vera, gleb] = [
      await person('Анна'),
      await person('Борис'),
      await person('Вера'),
      await person('Глеб'),
    ];
    await choose(anna, { telegram: false, email: 'anna@mail.example' });
    await choose(boris, { kinds: ['held'] });
    // TEST_NOW is noon in Moscow.
    await choose(vera, { quietFrom: 11, quietTo: 14 });
    await choose(gleb, { kinds: [] });
    const id = await feed('Лес');
    await run(id, 'failed');
    expect(await watch()).toEqual([['anna@mail.example', FAILED]]);
    later(2);
    expect(await watch()).toEqual([['Вера', FAILED]]);
    await run(id, 'applied');
    expect((await watch()).sort()).toEqual([
      ['anna@mail.example', WELL],
      ['Вера', WELL],
    ]);
  });

  it('hear nothing of what was over before they woke', async () => {
    const vera = await person('Вера');
    await choose(vera, { quietFrom: 11, quietTo: 14 });
    const id = await feed('Лес');
    await run(id, 'failed');
    await watch();
    later(1);
    await run(id, 'applied');
    await watch();
    later(1);
    expect(await watch()).toEqual([]);
    expect(await database.db.$count(feedNotices)).toBe(0);
  });

  it('hear no more once they may not see feeds', async () => {
    await person('Анна');
    await run(await feed('Лес'), 'failed');
    await watchFeeds(as({ kind: 'system' }));
    await database.db.update(users).set({ groups: ['USER'] });
    expect(await work()).toEqual([]);
  });
});

describe('a vendor', () => {
  it('that is down holds no row and loses no word', async () => {
    await person('Анна');
    const id = await feed('Лес');
    await run(id, 'failed');
    await watchFeeds(as({ kind: 'system' }));
    down = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_500' };
    meanwhile = () =>
      inTransaction(database.db, (tx) => tx.select().from(feedNotices).for('update', { noWait: true }));
    await expect(work()).rejects.toThrow('unavailable http_500');
    down = undefined;
    // While one says it another one has nothing to say.
    meanwhile = async () => expect(await work()).toEqual([]);
    expect(await work()).toEqual([['Анна', FAILED]]);
    expect(await work()).toEqual([]);
  });

  it('that refuses is shown as such, and the end is not told to who did not hear of the beginning', async () => {
    const anna = await person('Анна');
    const id = await feed('Лес');
    await run(id, 'failed');
    down = { ok: false, kind: 'rejected', retryable: false, providerCode: 'http_400' };
    await watch();
    down = undefined;
    const [trouble] = (await getFeedWatch(as(anna), id)).troubles;
    expect(trouble).toMatchObject({
      kind: 'failed',
      endedAt: null,
      told: [{ name: 'Анна', channel: 'telegram', isOver: false, state: 'refused', at: now }],
    });
    await run(id, 'applied');
    expect(await watch()).toEqual([]);
  });

  it('of Telegram takes the words at its own API, and lets the chat go of who has blocked the bot', async () => {
    const said: unknown[] = [];
    const vendor = await startFakeVendor(({ pathname }, _, body) => {
      const { chat_id, text } = body as Record<string, unknown>;
      if (pathname !== '/base/botKEY/sendMessage' || typeof text !== 'string' || text.length > 4_096)
        return { status: 400, body: { ok: false, error_code: 400, description: 'Bad Request' } };
      if (chat_id === 'Борис')
        return {
          status: 403,
          body: { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' },
        };
      said.push([chat_id, text]);
      return { status: 200, body: { ok: true, result: { message_id: 7 } } };
    }, 'POST');
    const telegram = botApi({
      baseUrl: vendor.baseUrl,
      key: 'KEY',
      name: 'bot',
      now: () => now,
      retryMs: [1, 1],
    });
    const anna = await person('Анна');
    await person('Борис');
    const id = await feed('Лес');
    await run(id, 'failed');
    await watch({ telegram });
    await vendor.close();
    expect(said).toEqual([['Анна', FAILED]]);
    const { listeners, troubles } = await getFeedWatch(as(anna), id);
    expect(listeners.map(({ name }) => name)).toEqual(['Анна']);
    expect(troubles[0]?.told.map(({ name, state }) => [name, state])).toEqual([
      ['Анна', 'sent'],
      ['Борис', 'refused'],
    ]);
  });
});

it('the page of a feed tells who hears and who heard; a choice is kept; who sees no feeds has none', async () => {
  const anna = await person('Анна');
  const broker = await person('Борис', 'MORTGAGE_BROKER');
  await choose(anna, { email: 'anna@mail.example', kinds: ['failed'], quietFrom: 22, quietTo: 8 });
  expect(await getFeedNotices(as(anna))).toEqual({
    choice: {
      telegram: true,
      email: 'anna@mail.example',
      kinds: ['failed'],
      feedIds: [],
      quietFrom: 22,
      quietTo: 8,
    },
    feeds: [],
    hasChat: true,
    reach: { telegram: 'people', email: 'file' },
  });
  const id = await feed('Лес');
  await run(id, 'failed');
  await watch();
  later(1);
  await run(id, 'applied');
  await watch();
  const told = (channel: string, isOver: boolean, at: Date) => ({
    name: 'Анна',
    channel,
    isOver,
    state: 'sent',
    at,
  });
  expect(await getFeedWatch(as(anna), id)).toEqual({
    reach: { telegram: 'people', email: 'file' },
    listeners: [{ id: anna.id, name: 'Анна', channels: ['telegram', 'email'], kinds: ['failed'] }],
    troubles: [
      {
        id: 1,
        kind: 'failed',
        beganAt: TEST_NOW,
        endedAt: now,
        told: [
          told('email', false, TEST_NOW),
          told('telegram', false, TEST_NOW),
          told('email', true, now),
          told('telegram', true, now),
        ],
      },
    ],
  });
  expect(await deleteOldTroubles(database.db, now, 10)).toBe(0);
  expect(JSON.stringify(await database.db.select().from(outbox))).not.toMatch(/mail\.example|Анна/);
  await expect(getFeedNotices(as(broker))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(choose(broker, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(getFeedWatch(as(broker), id)).rejects.toMatchObject({ code: 'FORBIDDEN' });

  later(1);
  expect(await deleteOldTroubles(database.db, now, 10)).toBe(1);
  expect(await database.db.$count(feedNotices)).toBe(0);
});
