import { z } from 'zod';
import { malformed } from '../http/fail-of.ts';
import type { SmsSender, SmsState } from './port.ts';
import { failOfCode, type RefusalCodes, readAnswer, type SmsVendorOptions, smsVendor } from './sms-vendor.ts';

export const SMS_RU_URL = 'https://sms.ru';

const Code = z.coerce.number().int();
const One = z.object({ status: z.enum(['OK', 'ERROR']), status_code: Code, sms_id: z.string().optional() });
/** `sms` is by number when a message is sent, by its id when it is asked about. */
const Answer = z.object({
  status: z.enum(['OK', 'ERROR']),
  status_code: Code,
  sms: z.record(z.string(), One).optional(),
});

/** 202 is no number, 207 may not be sent to, 209 is in the stop list, 230 got too many today. */
const REFUSALS: RefusalCodes = {
  noAuth: [200, 300, 301, 302],
  tooOften: [231, 232, 233],
  aboutNumber: [202, 207, 209, 230],
};
const IS_TAKEN = 100;

/** SMS.ru, https://sms.ru/api/send: forms, `json=1`; each number has an outcome of its own inside the answer. */
export function smsRuSms({ key, sender, ...options }: SmsVendorOptions): SmsSender {
  const vendor = smsVendor(options);
  const common = { api_id: key, json: '1' };
  return {
    provider: 'smsru',
    async send({ to, text }, call) {
      const number = to.slice(1);
      const form = { ...common, to: number, msg: text, ...(sender && { from: sender }) };
      const read = readAnswer(await vendor.postForm({ path: 'sms/send', form }, call), Answer);
      if (!read.ok) return read;
      const { status_code: whole, sms } = read.value;
      if (whole !== IS_TAKEN) return failOfCode('smsru', whole, REFUSALS);
      const one = sms?.[number];
      if (one === undefined) return malformed('wrong_shape');
      if (one.status !== 'OK' || one.status_code !== IS_TAKEN)
        return failOfCode('smsru', one.status_code, REFUSALS);
      if (one.sms_id === undefined) return malformed('wrong_shape');
      return { ...read, value: { provider: 'smsru', providerId: one.sms_id } };
    },
    async check(call) {
      const read = readAnswer(await vendor.postForm({ path: 'my/balance', form: common }, call), Answer);
      if (!read.ok) return read;
      const { status_code: code } = read.value;
      return code === IS_TAKEN ? { ...read, value: null } : failOfCode('smsru', code, REFUSALS);
    },
    async findState({ providerId }, call) {
      const form = { ...common, sms_id: providerId };
      const read = readAnswer(await vendor.postForm({ path: 'sms/status', form }, call), Answer);
      if (!read.ok) return read;
      const { status_code: whole, sms } = read.value;
      if (whole !== IS_TAKEN) return failOfCode('smsru', whole, REFUSALS);
      const one = sms?.[providerId];
      return one === undefined ? malformed('wrong_shape') : { ...read, value: stateOf(one.status_code) };
    },
  };
}

/** 100 waits, 101 and 102 are on their way, 103 and 110 reached the person; all others never will. */
function stateOf(code: number): SmsState {
  if (code === 100) return 'queued';
  if (code === 101 || code === 102) return 'sent';
  return code === 103 || code === 110 ? 'delivered' : 'failed';
}
