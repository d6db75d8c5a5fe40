import { z } from 'zod';
import { rejected } from '../http/fail-of.ts';
import type { SmsSender, SmsState } from './port.ts';
import { readAnswer, type SmsVendorOptions, smsVendor } from './sms-vendor.ts';

export const SMS_AERO_URL = 'https://gate.smsaero.ru/v2';
/** The name every account may send under before it registers one of its own. */
const COMMON_SIGN = 'SMS Aero';

const Refused = z.object({
  success: z.literal(false),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});
const Taken = z.object({
  success: z.literal(true),
  data: z.object({ id: z.number().int(), status: z.number().int() }),
});
const Checked = z.object({ success: z.boolean() });
const Answer = z.discriminatedUnion('success', [Taken, Refused]);

const STATES: Readonly<Record<number, SmsState>> = {
  0: 'queued',
  1: 'delivered',
  2: 'failed',
  3: 'sent',
  4: 'queued',
  6: 'failed',
  8: 'queued',
};

/** SMS Aero, API v2: JSON with Basic `e-mail:key`. A refusal names the fields it is about in `data`. */
export function smsAeroSms({ key, sender, ...options }: SmsVendorOptions): SmsSender {
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`;
  const vendor = smsVendor({ ...options, headers: { authorization } });
  /** A refused field comes with a status of its own, and with a body that names it. */
  const bodies = [400, 402, 422];
  return {
    provider: 'smsaero',
    async send({ to, text }, call) {
      const body = { number: to.slice(1), text, sign: sender ?? COMMON_SIGN };
      const read = readAnswer(await vendor.postJson({ path: 'sms/send', body, bodies }, call), Answer);
      if (!read.ok) return read;
      if (!read.value.success) {
        return {
          ...rejected('smsaero_refused'),
          ...(isAboutNumber(read.value.data) && { isAboutNumber: true }),
        };
      }
      const { id, status } = read.value.data;
      if (STATES[status] === 'failed') return rejected(`smsaero_${status}`);
      return { ...read, value: { provider: 'smsaero', providerId: String(id) } };
    },
    async check(call) {
      const read = readAnswer(await vendor.postJson({ path: 'auth', body: {}, bodies }, call), Checked);
      if (!read.ok) return read;
      return read.value.success ? { ...read, value: null } : rejected('smsaero_refused');
    },
    async findState({ providerId }, call) {
      const body = { id: Number(providerId) };
      const read = readAnswer(await vendor.postJson({ path: 'sms/status', body, bodies }, call), Answer);
      if (!read.ok) return read;
      if (!read.value.success) return rejected('smsaero_refused');
      return { ...read, value: STATES[read.value.data.status] ?? 'queued' };
    },
  };
}

function isAboutNumber(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'number' in data;
}
