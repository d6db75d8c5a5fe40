import { z } from 'zod';
import { rejected } from '../http/fail-of.ts';
import type { Fail } from '../result.ts';
import type { SmsSender, SmsState } from './port.ts';
import { readAnswer, type SmsVendorOptions, smsVendor } from './sms-vendor.ts';

export const SMSC_URL = 'https://smsc.ru/sys';

const Code = z.coerce.number().int();
const Refused = z.object({ error: z.string(), error_code: Code });
const Taken = z.object({ id: z.union([z.string(), z.number()]), cnt: Code });
const Told = z.object({ status: Code });

/** Codes of a refusal. */
const NO_AUTH = [2, 4];
const TOO_OFTEN = 9;
const ABOUT_NUMBER = [7, 8];

/** SMSC.ru, https://smsc.ru/api/http: forms, answers by `fmt=3`; a refusal comes with the status 200. */
export function smscSms({ key, sender, ...options }: SmsVendorOptions): SmsSender {
  const vendor = smsVendor(options);
  const common = { apikey: key, fmt: '3', charset: 'utf-8' };
  return {
    provider: 'smsc',
    async send({ to, text }, call) {
      const form = { ...common, phones: to.slice(1), mes: text, ...(sender && { sender }) };
      const answered = await vendor.postForm({ path: 'send.php', form }, call);
      const read = readAnswer(answered, z.union([Refused, Taken]));
      if (!read.ok) return read;
      if ('error' in read.value) return failOf(read.value.error_code);
      return { ...read, value: { provider: 'smsc', providerId: String(read.value.id) } };
    },
    async findState({ to, providerId }, call) {
      const form = { ...common, phone: to.slice(1), id: providerId };
      const answered = await vendor.postForm({ path: 'status.php', form }, call);
      const read = readAnswer(answered, z.union([Refused, Told]));
      if (!read.ok) return read;
      if ('error' in read.value) return failOf(read.value.error_code);
      return { ...read, value: stateOf(read.value.status) };
    },
  };
}

function failOf(code: number): Fail & { isAboutNumber?: true } {
  const providerCode = `smsc_${code}`;
  if (NO_AUTH.includes(code)) return { ok: false, kind: 'auth', retryable: false, providerCode };
  if (code === TOO_OFTEN) return { ok: false, kind: 'rate_limited', retryable: true, providerCode };
  return { ...rejected(providerCode), ...(ABOUT_NUMBER.includes(code) && { isAboutNumber: true }) };
}

/** −1 waits, 0 is with the operator, 1 and 2 and 4 reached the person; all others never will. */
function stateOf(status: number): SmsState {
  if (status === -1) return 'queued';
  if (status === 0) return 'sent';
  return [1, 2, 4].includes(status) ? 'delivered' : 'failed';
}
