import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeVendor, type Fault, type Method, startFakeVendor } from '#integrations/http/fake-vendor.ts';
import type { CallContext, Result } from '#integrations/result.ts';

type Answer = Parameters<typeof startFakeVendor>[0];

interface Suite {
  /** Checks the request as the vendor would and answers it. */
  answer: Answer;
  /** The method of the adapter's calls; GET by default. */
  method?: Method;
  /** Makes a fresh adapter of the vendor and one good call of it. */
  call(baseUrl: string, call: CallContext): Promise<Result<unknown>>;
  /** The adapter's value of `answer` when nothing goes wrong. */
  expected: unknown;
  /** Bodies by which the vendor refuses with a good status, and the Fail each is. */
  refusals?: readonly (readonly [body: object, fail: object])[];
}

const EVERY_TRY = 3;

/** Runs the tests of an adapter whose vendor is in trouble, over real HTTP. */
export function vendorContract(name: string, { answer, method, call, expected, refusals = [] }: Suite): void {
  describe(`${name} in trouble`, () => {
    let vendor: FakeVendor;
    beforeAll(async () => {
      vendor = await startFakeVendor(answer, method);
    });
    afterAll(() => vendor.close());

    const context = (deadlineMs = 5_000): CallContext => ({
      signal: new AbortController().signal,
      deadlineMs,
      requestId: 'test',
    });
    const ask = (deadlineMs?: number) => call(vendor.baseUrl, context(deadlineMs));

    it('answers over HTTP', async () => {
      expect(await ask()).toMatchObject({ ok: true, source: 'live', value: expected });
    });

    it('repeats what may pass', async () => {
      vendor.fault({ kind: 'status', status: 503 });
      vendor.fault({ kind: 'refuse' });
      expect(await ask()).toMatchObject({ ok: true, value: expected });
    });

    it.each<[Fault, object]>([
      [
        { kind: 'status', status: 500 },
        { kind: 'unavailable', retryable: true, providerCode: 'http_500' },
      ],
      [{ kind: 'refuse' }, { kind: 'unavailable', retryable: true }],
      [{ kind: 'truncated' }, { kind: 'unavailable', retryable: true }],
      [{ kind: 'html' }, { kind: 'malformed', retryable: false }],
      [{ kind: 'wrongSchema' }, { kind: 'malformed', retryable: false }],
      [{ kind: 'huge' }, { kind: 'rejected', providerCode: 'too_large' }],
      [
        { kind: 'redirect', to: 'http://169.254.169.254/' },
        { kind: 'malformed', providerCode: 'http_302' },
      ],
      [
        { kind: 'status', status: 403 },
        { kind: 'auth', retryable: false },
      ],
      [
        { kind: 'status', status: 429, headers: { 'retry-after': '120' } },
        { kind: 'rate_limited', retryable: true, retryAfterMs: 120_000 },
      ],
    ])('%o is a value, never thrown', async (fault, fail) => {
      vendor.fault(fault, EVERY_TRY);
      const asked = vendor.calls.length;
      expect(await ask()).toMatchObject({ ok: false, ...fail });
      const tries = vendor.calls.length - asked;
      const isRepeated = 'retryable' in fail && fail.retryable && !('retryAfterMs' in fail);
      expect(tries).toBe(isRepeated ? EVERY_TRY : 1);
      for (let left = EVERY_TRY - tries; left > 0; left -= 1) await ask();
    });

    it('has no network without a name', async () => {
      const fail = await call('http://vendor.invalid/base', context());
      expect(fail).toMatchObject({ ok: false, kind: 'unavailable', retryable: true });
    });

    it.each(refusals)('%j is a refusal, whatever the status says', async (body, fail) => {
      vendor.fault({ kind: 'says', body });
      expect(await ask()).toMatchObject({ ok: false, ...fail });
    });

    it.each(['hang', 'slowBody'] as const)('waits no longer than the caller: %s', async (kind) => {
      vendor.fault({ kind });
      expect(await ask(50)).toMatchObject({ ok: false, kind: 'timeout', retryable: true });
    });

    it('says nothing of its address or key', async () => {
      vendor.fault({ kind: 'status', status: 500 }, EVERY_TRY);
      const said = JSON.stringify(await ask());
      expect(said).not.toContain('127.0.0.1');
      expect(said).not.toContain('secret');
    });
  });
}
