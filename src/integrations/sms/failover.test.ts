import { describe, expect, it } from 'vitest';
import type { CallContext, Fail } from '../result.ts';
import { budgetedSms } from './budgeted.ts';
import { failoverSms } from './failover.ts';
import type { SmsMessage, SmsSender } from './port.ts';

const at = new Date('2026-11-20T09:00:00Z');
const call = (): CallContext => ({
  signal: new AbortController().signal,
  deadlineMs: 5_000,
  requestId: 'test',
});
const message: SmsMessage = {
  to: '+79990000001',
  text: 'Код для входа: ABC123',
  code: 'ABC123',
  purpose: 'otp',
  dedupeKey: 'code-1',
};

/** A sender that answers so, and counts its calls. */
function answering(
  provider: string,
  fail: (Partial<Fail> & { isAboutNumber?: true }) | null,
): SmsSender & { asked: number } {
  return {
    provider,
    asked: 0,
    async send() {
      this.asked += 1;
      if (fail) return { ok: false, kind: 'unavailable', retryable: true, ...fail };
      return { ok: true, value: { provider, providerId: '1' }, source: 'live', asOf: at };
    },
    findState: async () => ({ ok: true, value: 'sent', source: 'live', asOf: at }),
  };
}

describe('failover', () => {
  it.each<[string, Partial<Fail> & { isAboutNumber?: true }, boolean]>([
    ['has no money', { kind: 'rejected', providerCode: 'smsc_3' }, true],
    ['does not let us in', { kind: 'auth' }, true],
    ['is broken', { providerCode: 'http_502' }, true],
    ['cannot be reached', { providerCode: 'ECONNREFUSED' }, true],
    ['is left alone', { providerCode: 'breaker_open' }, true],
    ['wants us to wait', { kind: 'rate_limited' }, true],
    ['is silent', { kind: 'timeout' }, false],
    ['breaks off', { providerCode: 'UND_ERR_SOCKET' }, false],
    ['talks nonsense', { kind: 'malformed', providerCode: 'not_json' }, false],
    ['knows that the number is bad', { kind: 'rejected', isAboutNumber: true }, false],
  ])('asks the second when the first %s: %#', async (_, fail, isAsked) => {
    const second = answering('b', null);
    const heard: string[] = [];
    const sms = failoverSms([answering('a', fail), second], (provider) => heard.push(provider));
    expect(await sms.send(message, call())).toMatchObject(
      isAsked ? { ok: true, value: { provider: 'b' } } : { ok: false, ...fail },
    );
    expect([second.asked, heard]).toEqual([isAsked ? 1 : 0, ['a']]);
  });

  it('asks the one that took a message what became of it', async () => {
    const told = (provider: string) =>
      failoverSms([answering('a', null), { ...answering('b', null), findState: undefined }], () => {})
        .findState!({ provider, providerId: '1', to: message.to }, call());
    expect(await told('a')).toMatchObject({ ok: true, value: 'sent' });
    for (const provider of ['b', 'gone'])
      expect(await told(provider)).toMatchObject({ ok: false, kind: 'rejected' });
  });
});

describe('a budget', () => {
  /** So many messages are left. */
  const budgetOf = (left: number) => ({
    left,
    async take() {
      this.left -= 1;
      return this.left >= 0;
    },
    async giveBack() {
      this.left += 1;
    },
  });

  it('is spent by what went out or may have', async () => {
    const budget = budgetOf(2);
    expect(await budgetedSms(answering('a', null), budget).send(message, call())).toMatchObject({ ok: true });
    await budgetedSms(answering('a', { kind: 'timeout' }), budget).send(message, call());
    expect(budget.left).toBe(0);
    const spent = answering('a', null);
    expect(await budgetedSms(spent, budget).send(message, call())).toMatchObject({
      ok: false,
      providerCode: 'budget_spent',
    });
    expect(spent.asked).toBe(0);
  });

  it('is given back what certainly never left', async () => {
    const budget = budgetOf(1);
    await budgetedSms(answering('a', { kind: 'auth' }), budget).send(message, call());
    expect(budget.left).toBe(1);
  });

  it('sends nothing while it cannot be counted', async () => {
    const sms = answering('a', null);
    const budget = { take: () => Promise.reject(new Error('away')), giveBack: async () => {} };
    expect(await budgetedSms(sms, budget).send(message, call())).toMatchObject({
      ok: false,
      providerCode: 'budget_uncounted',
    });
    expect(sms.asked).toBe(0);
  });
});
