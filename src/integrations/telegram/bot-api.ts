import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { addressBelow } from '../http/address-below.ts';
import { malformed } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { CallContext, Result } from '../result.ts';
import type { Bot } from './port.ts';

export const BOT_API_URL = 'https://api.telegram.org';

const Sent = z.object({ ok: z.literal(true), result: z.object({ message_id: z.int() }) });
const Known = z.object({ ok: z.literal(true), result: z.object({ is_bot: z.literal(true) }) });
const Done = z.object({ ok: z.literal(true), result: z.literal(true) });

interface Options {
  baseUrl: string;
  /** The token of the bot. */
  key: string;
  name: string;
  now(): Date;
  retryMs?: readonly [number, number];
}

/** A bot of Telegram by its Bot API. Both secrets of its webhook follow from its token, so all nodes know them. */
export function botApi({ baseUrl, key, name, now, retryMs }: Options): Bot {
  const vendor = createVendor({
    baseUrl: addressBelow(baseUrl, `bot${key}`),
    now,
    ...(retryMs && { retryMs }),
  });
  const webhook = { pathToken: secretOf(key, 'path'), headerSecret: secretOf(key, 'header') };

  async function ask<Answer>(
    method: string,
    body: object,
    schema: z.ZodType<Answer>,
    call: CallContext,
  ): Promise<Result<Answer>> {
    const answered = await vendor.postJson({ path: method, body }, call);
    if (!answered.ok) return answered;
    const { success, data } = schema.safeParse(answered.value);
    return success ? { ...answered, value: data } : malformed('unexpected_body');
  }

  return {
    provider: 'telegram',
    name,
    webhook,
    async send({ chatId, text }, call) {
      const body = { chat_id: chatId, text, link_preview_options: { is_disabled: true } };
      const answered = await ask('sendMessage', body, Sent, call);
      return answered.ok
        ? { ...answered, value: { messageId: String(answered.value.result.message_id) } }
        : answered;
    },
    async check(call) {
      const answered = await ask('getMe', {}, Known, call);
      return answered.ok ? { ...answered, value: null } : answered;
    },
    async registerWebhook(url, call) {
      const body = { url, secret_token: webhook.headerSecret, allowed_updates: ['message'] };
      const answered = await ask('setWebhook', body, Done, call);
      return answered.ok ? { ...answered, value: null } : answered;
    },
  };
}

function secretOf(key: string, purpose: string): string {
  return createHmac('sha256', key).update(`webhook ${purpose}`).digest('hex');
}
