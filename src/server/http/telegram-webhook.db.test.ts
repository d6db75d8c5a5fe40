import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import { outbox, telegramChats, telegramLinks, telegramNotices, users } from '#db/schema/index.ts';
import { VISITOR } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import type { Fail } from '#integrations/result.ts';
import { BOT_BLOCKED, type Bot, type BotMessage } from '#integrations/telegram/port.ts';
import { beginApplication } from '#services/application/begin-application.ts';
import { setApplicationStatus } from '#services/application/set-application-status.ts';
import { getTelegram } from '#services/telegram/get-telegram.ts';
import { makeTelegramLink } from '#services/telegram/make-telegram-link.ts';
import { setTelegramNotices } from '#services/telegram/set-telegram-notices.ts';
import { tryTelegram } from '#services/telegram/try-telegram.ts';
import { unlinkTelegram } from '#services/telegram/unlink-telegram.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { ALL_JOBS } from '../jobs/all-jobs.ts';
import { addTelegramWebhook } from './telegram-webhook.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: ReturnType<typeof fastify>;
const sent: BotMessage[] = [];
let fails: Fail | null = null;
let updates = 0;

const bot: Bot = {
  provider: 'test',
  name: 'genplan_bot',
  webhook: { pathToken: 'path-token', headerSecret: 'header-secret' },
  async send(message) {
    if (fails) return fails;
    sent.push(message);
    return { ok: true, value: { messageId: String(sent.length) }, source: 'live', asOf: TEST_NOW };
  },
  registerWebhook: async () => ({ ok: true, value: null, source: 'live', asOf: TEST_NOW }),
};
const context = (overrides: Parameters<typeof testContext>[1] = {}) =>
  testContext(database.db, { ports: { telegram: bot }, ...overrides });

/** Gives the context of a broker, or of another group, some minutes after noon. */
const as = (id: number, minutesLater = 0, group: Group = 'MORTGAGE_BROKER') =>
  context({
    actor: { kind: 'user', id, groups: [group], name: 'Алёна', phone: `+7999000000${id}` },
    now: new Date(TEST_NOW.getTime() + minutesLater * 60_000),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(users).values(
    [1, 2].map((id) => ({
      phone: `+7999000000${id}`,
      name: 'Алёна',
      groups: ['MORTGAGE_BROKER' as const],
      createdAt: TEST_NOW,
    })),
  );
  app = fastify();
  app.setErrorHandler(answerError);
  addTelegramWebhook(app, { ports: context().ports, serviceContext: () => context() });
});
beforeEach(async () => {
  fails = null;
  sent.length = 0;
  for (const table of [outbox, telegramChats, telegramLinks, telegramNotices])
    await database.db.delete(table);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Runs all promised work, including what that work promises. */
async function work(minutesLater = 0): Promise<void> {
  for (;;) {
    const promised = await database.db.delete(outbox).returning();
    if (promised.length === 0) return;
    for (const { id, topic, payload } of promised) {
      const job = ALL_JOBS.find(({ name }) => name === topic)!;
      await job.run(as(1, minutesLater), { id, payload, attempt: 1, signal: new AbortController().signal });
    }
  }
}

const update = (text: string, chat: object = {}) => {
  updates += 1;
  return {
    update_id: updates,
    message: {
      message_id: 1,
      from: { id: 42 },
      chat: { id: 42, type: 'private', first_name: 'Алёна', last_name: 'К.', ...chat },
      text,
    },
  };
};
const post = (payload: object, { token = 'path-token', secret = 'header-secret' } = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/tg/${token}`,
    headers: { 'x-telegram-bot-api-secret-token': secret },
    payload,
  });
/** Sends a message to the bot and gives its answer. */
async function write(text: string, minutesLater = 0, chat: object = {}): Promise<string> {
  await post(update(text, chat));
  await work(minutesLater);
  return sent.at(-1)?.text.split('\n')[0] ?? '';
}
const codeOf = async (id: number, minutesLater = 0) =>
  new URL((await makeTelegramLink(as(id, minutesLater))).url).searchParams.get('start')!;
const chatOf = async (id: number) => (await getTelegram(as(id))).chat;

describe('the webhook', () => {
  it('answers null to who knows both secrets', async () => {
    const answer = await post(update('/start'));
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it.each([{ token: 'other' }, { secret: 'other' }, { secret: '' }])(
    'is not there for %j',
    async (secrets) => {
      expect((await post(update('/start'), secrets)).statusCode).toBe(404);
      expect(await database.db.$count(outbox)).toBe(0);
    },
  );

  it('is only posted to', async () => {
    expect((await app.inject('/api/tg/path-token')).statusCode).toBe(405);
  });

  it('does an update once, however often it comes', async () => {
    const once = update('/start');
    for (let time = 0; time < 3; time += 1) expect((await post(once)).statusCode).toBe(200);
    expect(await database.db.$count(outbox)).toBe(1);
  });

  it('keeps what is asked for and not what was said', async () => {
    await post(update('мой паспорт 4510 123456'));
    await post(update('/start secret-code'));
    const kept = JSON.stringify(await database.db.select({ payload: outbox.payload }).from(outbox));
    expect(kept).not.toMatch(/паспорт|4510|secret-code/);
  });

  it.each([
    {},
    { update_id: 'x' },
    { update_id: 900_001, edited_message: {} },
    update('/start', { type: 'group' }),
    { update_id: 900_002, message: { chat: { id: 1, type: 'private' }, photo: [] } },
  ])('passes over what is no message of a person: %j', async (body) => {
    expect((await post(body)).body).toBe('null');
    expect(await database.db.$count(outbox)).toBe(0);
  });
});

describe('linking', () => {
  it('binds the chat that opens the link', async () => {
    const { url, expiresAt } = await makeTelegramLink(as(1));
    expect(url).toMatch(/^https:\/\/t\.me\/genplan_bot\?start=[\w-]{22}$/);
    expect(expiresAt).toEqual(new Date(TEST_NOW.getTime() + 15 * 60_000));
    expect(await write(`/start ${new URL(url).searchParams.get('start')}`)).toMatch(/^Готово/);
    expect(await chatOf(1)).toEqual({ name: 'Алёна К.', linkedAt: TEST_NOW });
  });

  it('works once', async () => {
    const code = await codeOf(1);
    await write(`/start ${code}`);
    expect(await write(`/start ${code}`, 0, { id: 43 })).toMatch(/не действует/);
    expect(await database.db.select().from(telegramChats)).toMatchObject([{ chatId: '42' }]);
  });

  it.each([
    [14, /^Готово/],
    [15, /не действует/],
  ])('after %i minutes: %s', async (minutes, expected) => {
    expect(await write(`/start ${await codeOf(1)}`, minutes)).toMatch(expected);
  });

  it('goes by the newest link of a person', async () => {
    const [old, newest] = [await codeOf(1), await codeOf(1)];
    expect(await write(`/start ${old}`)).toMatch(/не действует/);
    expect(await write(`/start ${newest}`)).toMatch(/^Готово/);
  });

  it('moves a chat to the person who links it last', async () => {
    await write(`/start ${await codeOf(1)}`);
    await write(`/start ${await codeOf(2)}`);
    expect([await chatOf(1), (await chatOf(2))?.name]).toEqual([null, 'Алёна К.']);
  });

  it('keeps no code that could be read', async () => {
    const code = await codeOf(1);
    const [link] = await database.db.select().from(telegramLinks);
    expect(link!.codeSha256.toString('latin1')).not.toContain(code);
  });

  it.each(['/start', 'привет', ''])('is explained to who writes «%s»', async (text) => {
    expect(await write(text)).toMatch(/^Я сообщаю/);
  });

  it('ends by the profile, by /stop, and when the bot is blocked', async () => {
    const relink = async () => write(`/start ${await codeOf(1)}`);
    await relink();
    await unlinkTelegram(as(1));
    expect(await chatOf(1)).toBeNull();
    await relink();
    expect(await write('/stop')).toMatch(/^Больше не пишу/);
    expect(await chatOf(1)).toBeNull();
    await relink();
    fails = { ok: false, kind: 'auth', retryable: false, providerCode: BOT_BLOCKED };
    expect(await tryTelegram(as(1))).toEqual({ isSent: false });
    expect(await chatOf(1)).toBeNull();
  });
});

describe('notices', () => {
  const broker = { surname: 'Ким', name: 'Алёна', phone: '+79990000001' };
  let deals = 0;
  const begin = () => {
    deals += 1;
    return beginApplication(
      as(1),
      { id: 1, companyIds: [] },
      {
        fizzUser: { surname: 'Иванова', name: 'Мария', phone: '+79991234567' },
        broker,
        brandName: 'Новый берег',
        sdelkaDealUrl: `https://sdelka.example/${deals}`,
      },
    );
  };
  beforeAll(async () => {
    await database.pool.query(
      "INSERT INTO api_keys (key_sha256, key_ending, service, description, created_at) VALUES ('k', 'k', 'VITRINA', 'В', now())",
    );
  });

  it('tell the broker of an application and its status, and nothing of the person', async () => {
    await write(`/start ${await codeOf(1)}`);
    const { formId: id } = await begin();
    await setApplicationStatus(as(2), { id, status: 'SENT_TO_BROKER', comment: 'Паспорт Ивановой' });
    sent.length = 0;
    await work();
    const link = `http://127.0.0.1:3000/account/broker/others-mortgage-applications/${id}`;
    expect(sent).toEqual([
      { chatId: '42', text: `Новая заявка № ${id}, «Новый берег»\n${link}` },
      { chatId: '42', text: `Заявка № ${id}, «Новый берег»: Отправлена брокеру\n${link}` },
    ]);
  });

  it('never fail the change, whatever Telegram does, and are tried again when that may help', async () => {
    await write(`/start ${await codeOf(1)}`);
    fails = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_502' };
    const { formId: id } = await begin();
    await setApplicationStatus(as(2), { id, status: 'SENT_TO_BROKER', comment: '' });
    await expect(work()).rejects.toThrow('unavailable http_502');
  });

  it('are switched each by itself', async () => {
    expect((await getTelegram(as(1))).notices).toEqual({ newApplications: true, statusChanges: true });
    await setTelegramNotices(as(1), { newApplications: false });
    expect((await getTelegram(as(1))).notices).toEqual({ newApplications: false, statusChanges: true });
    await setTelegramNotices(as(1), { statusChanges: false });
    await setTelegramNotices(as(1), { newApplications: true });
    expect((await getTelegram(as(1))).notices).toEqual({ newApplications: true, statusChanges: false });
  });
});

it.each(['USER', 'REALTOR'] as const)('%s has no bot', async (group) => {
  const code = { code: 'FORBIDDEN' };
  await expect(getTelegram(as(1, 0, group))).rejects.toMatchObject(code);
  await expect(makeTelegramLink(as(1, 0, group))).rejects.toMatchObject(code);
  await expect(unlinkTelegram(as(1, 0, group))).rejects.toMatchObject(code);
  await expect(setTelegramNotices(as(1, 0, group), {})).rejects.toMatchObject(code);
  await expect(tryTelegram(as(1, 0, group))).rejects.toMatchObject(code);
  await expect(getTelegram(context({ actor: VISITOR }))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
