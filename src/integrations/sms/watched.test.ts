import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallContext } from '../result.ts';
import type { SmsMessage, SmsSender, SmsState } from './port.ts';
import { watchedSms } from './watched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const message: SmsMessage = { to: '+79990000001', text: '', code: null, purpose: 'otp', dedupeKey: '1' };
const done = { ok: true, source: 'live', asOf: new Date(0) } as const;
const fail = { ok: false, kind: 'rejected', retryable: false } as const;

function watching(sender: Partial<SmsSender>) {
  const heard: [string, SmsState | 'unknown'][] = [];
  const taken: SmsSender = {
    provider: 'a',
    send: async () => ({ ...done, value: { provider: 'a', providerId: '7' } }),
  };
  const options = { afterMs: 60_000, onState: (...told: (typeof heard)[number]) => heard.push(told) };
  return { heard, sms: watchedSms({ ...taken, ...sender }, options) };
}

it('asks a minute after a message was taken, by the name its vendor gave it', async () => {
  const asked: unknown[] = [];
  const { sms, heard } = watching({
    findState: async (sent) => {
      asked.push(sent);
      return { ...done, value: 'failed' };
    },
  });
  await sms.send(message, call);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([{ provider: 'a', providerId: '7', to: message.to }]);
  expect(heard).toEqual([['a', 'failed']]);
});

it.each<[string, Partial<SmsSender>, unknown[]]>([
  ['nothing of what was not taken', { send: async () => fail, findState: async () => fail }, []],
  ['nothing of a vendor that tells no states', { findState: undefined }, []],
  [
    'nothing of one behind another',
    { findState: async () => ({ ...fail, providerCode: 'tells_no_states' }) },
    [],
  ],
  ['that a vendor cannot say', { findState: async () => fail }, [['a', 'unknown']]],
])('hears %s', async (_, sender, expected) => {
  const { sms, heard } = watching(sender);
  await sms.send(message, call);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(expected);
});
