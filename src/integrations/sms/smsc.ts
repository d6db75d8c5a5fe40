import { z } from 'zod';
import type { SmsSender, SmsState } from './port.ts';
import { failOfCode, type RefusalCodes, readAnswer, type SmsVendorOptions, smsVendor } from './sms-vendor.ts';

export const SMSC_URL = 'https://smsc.ru/sys';

const Code = z.coerce.number().int();
const Refused = z.object({ error: z.string(), error_code: Code });
const Taken = z.object({ id: z.union([z.string(), z.number()]), cnt: Code });
const Balance = z.object({ balance: z.union([z.string(), z.number()]) });
const Told = z.object({ status: Code });

const REFUSALS: RefusalCodes = { noAuth: [2, 4], tooOften: [9], aboutNumber: [7, 8] };

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
      if ('error' in read.value) return failOfCode('smsc', read.value.error_code, REFUSALS);
      return { ...read, value: { provider: 'smsc', providerId: String(read.value.id) } };
    },
    async check(call) {
      const answered = await vendor.postForm({ path: 'balance.php', form: common }, call);
      const read = readAnswer(answered, z.union([Refused, Balance]));
      if (!read.ok) return read;
      if ('error' in read.value) return failOfCode('smsc', read.value.error_code, REFUSALS);
      return { ...read, value: null };
    },
    async findState({ to, providerId }, call) {
      const form = { ...common, phone: to.slice(1), id: providerId };
      const answered = await vendor.postForm({ path: 'status.php', form }, call);
      const read = readAnswer(answered, z.union([Refused, Told]));
      if (!read.ok) return read;
      if ('error' in read.value) return failOfCode('smsc', read.value.error_code, REFUSALS);
      return { ...read, value: stateOf(read.value.status) };
    },
  };
}

/** −1 waits, 0 is with the operator, 1 and 2 and 4 reached the person; all others never will. */
function stateOf(status: number): SmsState {
  if (status === -1) return 'queued';
  if (status === 0) return 'sent';
  return [1, 2, 4].includes(status) ? 'delivered' : 'failed';
}
