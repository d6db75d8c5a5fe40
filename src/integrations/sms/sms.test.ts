import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#server/free-port.ts';
import { type FakeVendor, type Fault, type Method, startFakeVendor } from '../http/fake-vendor.ts';
import type { CallContext, Fail } from '../result.ts';
import { exolveSms } from './exolve.ts';
import { noSms } from './none.ts';
import { outboxSms } from './outbox.ts';
import { mayHaveLeft, type SmsMessage, type SmsSender, type SmsState } from './port.ts';
import { smsAeroSms } from './sms-aero.ts';
import { smsRuSms } from './sms-ru.ts';
import type { SmsVendorOptions } from './sms-vendor.ts';
import { smscSms } from './smsc.ts';

const at = new Date('2026-11-20T09:00:00Z');
const now = () => at;
const call = (deadlineMs = 5_000): CallContext => ({
  signal: new AbortController().signal,
  deadlineMs,
  requestId: 'test',
});
const message: SmsMessage = {
  to: '+79990000001',
  text: 'Код для входа: ABC123',
  code: 'ABC123',
  purpose: 'otp',
  dedupeKey: 'code-1',
};
const NUMBER = '79990000001';
const KEY = 'it@genplan.test:the-key';

type Answer = Parameters<typeof startFakeVendor>[0];
type Asked = Record<string, unknown>;
const ok = (body: unknown) => ({ status: 200, body });

interface VendorCase {
  open(options: SmsVendorOptions): SmsSender;
  method: Method;
  /** Checks a request as the vendor's documentation says, and takes the message. */
  answer: Answer;
  providerId: string;
  /** «No» in the vendor's words: the body, and what is made of it. */
  refusals: [name: string, status: number, body: unknown, fail: Partial<Fail> & { isAboutNumber?: true }][];
  /** The body for each state, of a vendor that tells them. */
  states: [body: unknown, state: SmsState][];
}

const VENDORS: Record<string, VendorCase> = {
  smsc: {
    open: smscSms,
    method: 'FORM',
    answer: (url, _, body) => {
      const { apikey, fmt, charset, phones, phone, mes, sender, id } = body as Asked;
      if (apikey !== KEY) return ok({ error: 'authorise error', error_code: 2 });
      if (fmt !== '3' || charset !== 'utf-8') return ok({ error: 'parameters error', error_code: 1 });
      if (url.pathname === '/base/status.php')
        return ok(
          phone === NUMBER && id === '77' ? { status: 1, last_date: '' } : { error: 'x', error_code: 1 },
        );
      if (url.pathname !== '/base/send.php') return { status: 404, body: '' };
      if (phones !== NUMBER || mes !== message.text || sender !== 'GENPLAN')
        return ok({ error: 'parameters error', error_code: 1 });
      return ok({ id: 77, cnt: 1 });
    },
    providerId: '77',
    refusals: [
      ['no money', 200, { error: 'no money', error_code: 3 }, { kind: 'rejected', providerCode: 'smsc_3' }],
      ['a wrong key', 200, { error: 'authorise error', error_code: '2' }, { kind: 'auth' }],
      ['too often', 200, { error: 'duplicate request', error_code: 9 }, { kind: 'rate_limited' }],
      ['a bad number', 200, { error: 'invalid number', error_code: 7 }, { isAboutNumber: true }],
      [
        'no way there',
        200,
        { error: "message can't be delivered", error_code: 8, id: 3 },
        { isAboutNumber: true },
      ],
    ],
    states: [
      [{ status: -1 }, 'queued'],
      [{ status: 0 }, 'sent'],
      [{ status: 1 }, 'delivered'],
      [{ status: 20, err: 1 }, 'failed'],
      [{ status: 25 }, 'failed'],
    ],
  },
  smsru: {
    open: smsRuSms,
    method: 'FORM',
    answer: (url, _, body) => {
      const { api_id, json, to, msg, from, sms_id } = body as Asked;
      if (json !== '1') return { status: 200, body: Buffer.from('100') };
      if (api_id !== KEY)
        return ok({ status: 'ERROR', status_code: 200, status_text: 'Неправильный api_id' });
      if (url.pathname === '/base/sms/status')
        return ok({
          status: 'OK',
          status_code: 100,
          sms: { [String(sms_id)]: { status: 'OK', status_code: 103 } },
        });
      if (url.pathname !== '/base/sms/send') return { status: 404, body: '' };
      if (to !== NUMBER) return ok({ status: 'ERROR', status_code: 202 });
      if (msg !== message.text) return ok({ status: 'ERROR', status_code: 203 });
      if (from !== 'GENPLAN') return ok({ status: 'ERROR', status_code: 204 });
      const one = { status: 'OK', status_code: 100, sms_id: '202647-1000000' };
      return ok({ status: 'OK', status_code: 100, sms: { [NUMBER]: one }, balance: 4122.56 });
    },
    providerId: '202647-1000000',
    refusals: [
      [
        'no money',
        200,
        { status: 'ERROR', status_code: 201 },
        { kind: 'rejected', providerCode: 'smsru_201' },
      ],
      ['a wrong key', 200, { status: 'ERROR', status_code: 200 }, { kind: 'auth' }],
      [
        'an error inside a success',
        200,
        { status: 'OK', status_code: 100, sms: { [NUMBER]: { status: 'ERROR', status_code: 207 } } },
        { kind: 'rejected', isAboutNumber: true },
      ],
      [
        'a repetition inside a success',
        200,
        { status: 'OK', status_code: 100, sms: { [NUMBER]: { status: 'ERROR', status_code: 231 } } },
        { kind: 'rate_limited' },
      ],
      ['another number', 200, { status: 'OK', status_code: 100, sms: {} }, { kind: 'malformed' }],
    ],
    states: [
      [
        { status: 'OK', status_code: 100, sms: { '202647-1000000': { status: 'OK', status_code: 102 } } },
        'sent',
      ],
      [
        { status: 'OK', status_code: 100, sms: { '202647-1000000': { status: 'OK', status_code: 103 } } },
        'delivered',
      ],
      [
        { status: 'OK', status_code: 100, sms: { '202647-1000000': { status: 'OK', status_code: 106 } } },
        'failed',
      ],
    ],
  },
  smsaero: {
    open: smsAeroSms,
    method: 'POST',
    answer: (url, { headers }, body) => {
      const { number, text, sign, id } = body as Asked;
      if (headers.authorization !== `Basic ${Buffer.from(KEY).toString('base64')}`)
        return {
          status: 401,
          body: { success: false, message: 'Your request was made with invalid credentials.' },
        };
      if (url.pathname === '/base/sms/status')
        return ok({ success: id === 1, data: { id, status: 1, extendStatus: 'delivery' }, message: null });
      if (url.pathname !== '/base/sms/send') return { status: 404, body: {} };
      if (number !== NUMBER || text !== message.text || sign !== 'GENPLAN')
        return { status: 400, body: { success: false, data: { sign: ['x'] }, message: 'Validation error.' } };
      return ok({
        success: true,
        data: { id: 1, number, text, status: 8, extendStatus: 'moderation' },
        message: null,
      });
    },
    providerId: '1',
    refusals: [
      ['no money', 402, { success: false, data: null, message: 'Not enough money' }, { kind: 'rejected' }],
      ['a wrong key', 401, { success: false, message: 'invalid credentials' }, { kind: 'auth' }],
      [
        'an error inside 200',
        200,
        { success: false, data: null, message: 'Not enough money' },
        { kind: 'rejected' },
      ],
      [
        'a bad number',
        400,
        { success: false, data: { number: ['Value is incorrect'] }, message: 'Validation error.' },
        { kind: 'rejected', isAboutNumber: true },
      ],
      [
        'a message that failed at once',
        200,
        { success: true, data: { id: 1, status: 6 }, message: null },
        { kind: 'rejected', providerCode: 'smsaero_6' },
      ],
    ],
    states: [
      [{ success: true, data: { id: 1, status: 0 } }, 'queued'],
      [{ success: true, data: { id: 1, status: 3 } }, 'sent'],
      [{ success: true, data: { id: 1, status: 1 } }, 'delivered'],
      [{ success: true, data: { id: 1, status: 2 } }, 'failed'],
    ],
  },
  exolve: {
    open: exolveSms,
    method: 'POST',
    answer: (url, { headers }, body) => {
      const { number, destination, text } = body as Asked;
      if (headers.authorization !== `Bearer ${KEY}`) return { status: 401, body: { error: { code: 16 } } };
      if (url.pathname !== '/base/SendSMS') return { status: 404, body: {} };
      if (number !== 'GENPLAN' || destination !== NUMBER || text !== message.text)
        return { status: 400, body: { error: { code: 3, message: 'bad request', details: [] } } };
      return ok({ message_id: '439166538239448536' });
    },
    providerId: '439166538239448536',
    refusals: [
      ['no money', 402, { error: { code: 8, message: 'insufficient funds' } }, { kind: 'rejected' }],
      ['a wrong key', 401, { error: { code: 16 } }, { kind: 'auth' }],
      [
        'an error inside 200',
        200,
        { error: { code: 8, message: 'insufficient funds' } },
        { kind: 'rejected' },
      ],
      [
        'a bad number',
        400,
        { error: { code: 3, message: 'invalid argument', details: 'destination: wrong format' } },
        { kind: 'rejected', isAboutNumber: true },
      ],
    ],
    states: [],
  },
};

/** Every sender, with the texts it has sent. */
const SENDERS: [string, () => Promise<{ sms: SmsSender; providerId: string; close(): Promise<void> }>][] = [
  [
    'outbox',
    async () => {
      const dir = await mkdtemp(join(tmpdir(), 'genplan-sms-'));
      return {
        sms: outboxSms({ file: join(dir, 'sms.jsonl'), now }),
        providerId: 'code-1',
        close: () => rm(dir, { recursive: true }),
      };
    },
  ],
  ...Object.entries(VENDORS).map(([name, { open, method, answer, providerId }]): (typeof SENDERS)[number] => [
    name,
    async () => {
      const vendor = await startFakeVendor(answer, method);
      const sms = open({ baseUrl: vendor.baseUrl, key: KEY, sender: 'GENPLAN', now });
      return { sms, providerId, close: vendor.close };
    },
  ]),
];

it.each(SENDERS)('%s takes a message and tells by what name it knows it', async (name, open) => {
  const { sms, providerId, close } = await open();
  expect(sms.provider).toBe(name);
  expect(await sms.send(message, call())).toMatchObject({ ok: true, value: { provider: name, providerId } });
  const told = await sms.findState?.({ provider: name, providerId, to: message.to }, call());
  if (told) expect(told).toMatchObject({ ok: true, value: 'delivered' });
  await close();
});

describe.each(Object.entries(VENDORS))(
  '%s in trouble',
  (name, { open, method, answer, refusals, states, providerId }) => {
    let vendor: FakeVendor;
    let said: { status: number; body: unknown } | null;
    beforeAll(async () => {
      vendor = await startFakeVendor((...asked) => said ?? answer(...asked), method);
    });
    beforeEach(() => {
      said = null;
    });
    afterEach(() => vendor.calls.splice(0));
    afterAll(() => vendor.close());
    const sender = (key = KEY, baseUrl = vendor.baseUrl) => open({ baseUrl, key, sender: 'GENPLAN', now });

    it.each<[Fault, Partial<Fail>, left: boolean]>([
      [{ kind: 'refuse' }, { kind: 'unavailable' }, true],
      [{ kind: 'hang' }, { kind: 'timeout' }, true],
      [{ kind: 'slowBody' }, { kind: 'timeout' }, true],
      [{ kind: 'truncated' }, { kind: 'unavailable' }, true],
      [{ kind: 'html' }, { kind: 'malformed' }, true],
      [{ kind: 'wrongSchema' }, { kind: 'malformed' }, true],
      [{ kind: 'huge' }, { kind: 'rejected', providerCode: 'too_large' }, true],
      [{ kind: 'status', status: 500 }, { kind: 'unavailable', providerCode: 'http_500' }, false],
      [{ kind: 'status', status: 403 }, { kind: 'auth' }, false],
      [
        { kind: 'status', status: 429, headers: { 'retry-after': '120' } },
        { kind: 'rate_limited', retryAfterMs: 120_000 },
        false,
      ],
      [
        { kind: 'redirect', to: 'http://169.254.169.254/' },
        { kind: 'malformed', providerCode: 'http_302' },
        false,
      ],
    ])('%o is a value, asked for once; may have left: %#', async (fault, fail, left) => {
      vendor.fault(fault);
      const result = await sender().send(
        message,
        call(['hang', 'slowBody'].includes(fault.kind) ? 150 : 5_000),
      );
      expect(result).toMatchObject({ ok: false, ...fail });
      expect(mayHaveLeft(result as Fail)).toBe(left);
      expect(vendor.calls).toHaveLength(1);
      for (const secret of [NUMBER, 'ABC123', KEY, '127.0.0.1'])
        expect(JSON.stringify(result)).not.toContain(secret);
    });

    it.each([
      ['nobody listens', async () => `http://127.0.0.1:${await freePort()}`],
      ['no such name', async () => `http://${'x'.repeat(70)}.test`],
    ])('a message never left when %s', async (_, baseUrl) => {
      const result = await sender(KEY, await baseUrl()).send(message, call());
      expect(result).toMatchObject({ ok: false, kind: 'unavailable' });
      expect(mayHaveLeft(result as Fail)).toBe(false);
    });

    it.each(refusals)('hears %s', async (_, status, body, fail) => {
      said = { status, body };
      const result = await sender().send(message, call());
      expect(result).toMatchObject({ ok: false, ...fail });
      expect('isAboutNumber' in result).toBe('isAboutNumber' in fail);
    });

    it.runIf(states.length > 0).each(states)('reads the state %j as %s', async (body, state) => {
      said = ok(body);
      const told = await sender().findState!({ provider: name, providerId, to: message.to }, call());
      expect(told).toMatchObject({ ok: true, value: state });
    });

    it('a wrong key is told to nobody', async () => {
      const result = await sender('it@genplan.test:wrong').send(message, call());
      expect(result).toMatchObject({ ok: false, kind: 'auth' });
    });

    it('leaves the vendor alone after five failures in a row', async () => {
      const sms = sender();
      vendor.fault({ kind: 'status', status: 500 }, 5);
      for (let i = 0; i < 5; i += 1) await sms.send(message, call());
      expect(await sms.send(message, call())).toMatchObject({ ok: false, providerCode: 'breaker_open' });
      expect(vendor.calls).toHaveLength(5);
    });
  },
);

it('the switched-off sender rejects every message', async () => {
  expect(await noSms.send(message, call())).toMatchObject({ ok: false, kind: 'rejected', retryable: false });
});
