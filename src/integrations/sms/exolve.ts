import { z } from 'zod';
import { rejected } from '../http/fail-of.ts';
import type { SmsSender } from './port.ts';
import { readAnswer, type SmsVendorOptions, smsVendor } from './sms-vendor.ts';

export const EXOLVE_URL = 'https://api.exolve.ru/messaging/v1';

const Refused = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).optional(),
    message: z.string().optional(),
    details: z.unknown().optional(),
  }),
});
const Taken = z.object({ message_id: z.union([z.string().min(1), z.number()]) });

/**
 * MTS Exolve, https://docs.exolve.ru: JSON with a bearer key; the sender, a number or a registered name, is obligatory.
 * The filter by which GetList would tell of one message is not public, so it tells no states.
 */
export function exolveSms({ key, sender, ...options }: SmsVendorOptions): SmsSender {
  const vendor = smsVendor({ ...options, headers: { authorization: `Bearer ${key}` } });
  return {
    provider: 'exolve',
    async send({ to, text }, call) {
      const body = { number: sender, destination: to.slice(1), text };
      const answered = await vendor.postJson({ path: 'SendSMS', body, bodies: [400, 402, 404, 422] }, call);
      const read = readAnswer(answered, z.union([Refused, Taken]));
      if (!read.ok) return read;
      if ('error' in read.value) {
        const isAboutNumber = /destination/i.test(JSON.stringify(read.value.error));
        return { ...rejected('exolve_refused'), ...(isAboutNumber && { isAboutNumber }) };
      }
      return { ...read, value: { provider: 'exolve', providerId: String(read.value.message_id) } };
    },
  };
}
