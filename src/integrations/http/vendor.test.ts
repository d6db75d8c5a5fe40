import { expect, it } from 'vitest';
import type { CallContext } from '../result.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { createVendor } from './vendor.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

it('leaves a vendor alone after five failures in a row', async () => {
  const fake = await startFakeVendor(() => ({ status: 200, body: 'well' }));
  const vendor = createVendor({ baseUrl: fake.baseUrl, now, retryMs: [1, 1] });
  fake.fault({ kind: 'status', status: 500 }, 5);
  await vendor.getJson({ path: 'one' }, call);
  await vendor.getJson({ path: 'two' }, call);
  expect(fake.calls).toHaveLength(5);
  expect(await vendor.getJson({ path: 'three' }, call)).toMatchObject({
    ok: false,
    kind: 'unavailable',
    retryable: true,
    providerCode: 'breaker_open',
  });
  expect(fake.calls).toHaveLength(5);
  await fake.close();
});

it('a caller that gave up is not called back', async () => {
  const fake = await startFakeVendor(() => ({ status: 200, body: 'well' }));
  const vendor = createVendor({ baseUrl: fake.baseUrl, now });
  const signal = AbortSignal.abort();
  expect(await vendor.getJson({ path: 'one' }, { ...call, signal })).toMatchObject({ ok: false });
  expect(fake.calls).toEqual([]);
  await fake.close();
});
