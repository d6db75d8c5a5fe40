import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { botApi } from './bot-api.ts';
import { noBot } from './none.ts';
import { outboxBot } from './outbox.ts';
import { BOT_BLOCKED } from './port.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const message = { chatId: '42', text: 'Заявка № 7' };
const KEY = '123456:secret';
const botAt = (baseUrl: string, key = KEY) =>
  botApi({ baseUrl, key, name: 'genplan_bot', now, retryMs: [1, 1] });

/** Refuses what Telegram refuses: a wrong token, unknown methods, texts out of bounds, an address without https. */
function answer({ pathname }: URL, _: IncomingMessage, body: unknown): VendorAnswer {
  const fail = (status: number, description: string) => ({
    status,
    body: { ok: false, error_code: status, description },
  });
  if (!pathname.startsWith(`/base/bot${KEY}/`)) return fail(401, 'Unauthorized');
  const sent = body as Record<string, unknown>;
  switch (pathname.split('/').at(-1)) {
    case 'sendMessage': {
      if (typeof sent.text !== 'string' || sent.text === '' || sent.text.length > 4_096)
        return fail(400, 'Bad Request: message text is empty');
      if (sent.chat_id === 'blocked') return fail(403, 'Forbidden: bot was blocked by the user');
      if (sent.chat_id !== '42') return fail(400, 'Bad Request: chat not found');
      return { status: 200, body: { ok: true, result: { message_id: 1001, text: sent.text } } };
    }
    case 'setWebhook': {
      const isGood =
        /^https:\/\/[^:/]+(:(443|80|88|8443))?\//.test(String(sent.url)) &&
        /^[\w-]{1,256}$/.test(String(sent.secret_token)) &&
        Array.isArray(sent.allowed_updates);
      return isGood
        ? { status: 200, body: { ok: true, result: true, description: 'Webhook was set' } }
        : fail(400, 'Bad Request: bad webhook');
    }
    default:
      return fail(404, 'Not Found');
  }
}

vendorContract('the Bot API', {
  answer,
  method: 'POST',
  call: (baseUrl, context) => botAt(baseUrl).send(message, context),
  expected: { messageId: '1001' },
});

describe('the Bot API', () => {
  let vendor: Awaited<ReturnType<typeof startFakeVendor>>;
  beforeAll(async () => {
    vendor = await startFakeVendor(answer, 'POST');
  });
  afterAll(() => vendor.close());

  it('learns where we wait for updates, with a secret that is not its token', async () => {
    const bot = botAt(vendor.baseUrl);
    const url = `https://genplan.example/api/tg/${bot.webhook!.pathToken}`;
    expect(await bot.registerWebhook(url, call)).toMatchObject({ ok: true });
    expect(await bot.registerWebhook('http://127.0.0.1:3000/api/tg/x', call)).toMatchObject({
      ok: false,
      kind: 'rejected',
    });
    const { pathToken, headerSecret } = bot.webhook!;
    expect(new Set([pathToken, headerSecret, KEY]).size).toBe(3);
    expect(pathToken).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tells apart who blocked it, who is not there, and a wrong token', async () => {
    const bot = botAt(vendor.baseUrl);
    const blocked = await bot.send({ ...message, chatId: 'blocked' }, call);
    expect(blocked).toMatchObject({ ok: false, retryable: false, providerCode: BOT_BLOCKED });
    expect(await bot.send({ ...message, chatId: '7' }, call)).toMatchObject({
      kind: 'rejected',
      providerCode: 'http_400',
    });
    expect(await botAt(vendor.baseUrl, 'other').send(message, call)).toMatchObject({
      kind: 'auth',
      providerCode: 'http_401',
    });
  });
});

describe('the bot of an installation without Telegram', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'genplan-telegram-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));
  const botIn = (...path: string[]) =>
    outboxBot({ file: join(dir, ...path), name: 'genplan_bot', pathToken: 'token', now });

  it('writes a JSON line a message', async () => {
    const bot = botIn('deep', 'telegram.jsonl');
    expect(await bot.send(message, call)).toMatchObject({ ok: true, source: 'embedded' });
    await bot.send({ ...message, text: 'Две\nстроки' }, call);
    const lines = (await readFile(join(dir, 'deep', 'telegram.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { at: now().toISOString(), ...message },
      { at: now().toISOString(), chatId: '42', text: 'Две\nстроки' },
    ]);
  });

  it('is unavailable when the file cannot be written', async () => {
    await writeFile(join(dir, 'a-file'), '');
    expect(await botIn('a-file', 'x.jsonl').send(message, call)).toMatchObject({
      kind: 'unavailable',
      retryable: true,
    });
  });
});

it('no bot sends nothing and lets nobody call', async () => {
  expect([noBot.name, noBot.webhook]).toEqual([null, null]);
  expect(await noBot.send(message, call)).toMatchObject({ ok: false, retryable: false });
});
