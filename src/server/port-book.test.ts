import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinPortHours } from '#domain/node/port-hour.ts';
import { startFakeVendor, type VendorAnswer } from '#integrations/http/fake-vendor.ts';
import { createVendor } from '#integrations/http/vendor.ts';
import type { CallContext, Result } from '#integrations/result.ts';
import { readMetrics, sumOf } from '#tests/read-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openPortBook } from './port-book.ts';

const START = new Date('2026-11-20T09:00:30Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

let now: Date;
let book: ReturnType<typeof openPortBook>;
let metrics: ReturnType<typeof createMetrics>;
beforeEach(() => {
  now = START;
  metrics = createMetrics({ role: 'all' });
  book = openPortBook({ metrics, now: () => now });
});
const samples = async () => readMetrics(await metrics.registry.metrics());

const answering = (result: Result<string>) => ({
  provider: 'vendor',
  name: 'kept',
  ask: async (_secret: string): Promise<Result<string>> => result,
  judge: () => null,
});
const live = { ok: true, value: '', source: 'live', asOf: START } as const;
const fail = { ok: false, kind: 'timeout', retryable: true } as const;

it('a port is at nought before its first call, and its other members are untouched', async () => {
  const port = book.watch('places', answering(live));
  expect([port.name, port.provider, port.judge()]).toEqual(['kept', 'vendor', null]);
  expect(book.hours()).toMatchObject([
    { port: 'places', provider: 'vendor', answered: 0, failed: 0, lastFail: null, lastCall: null },
  ]);
  const shown = await samples();
  expect(sumOf(shown, 'genplan_port_failures_total', { port: 'places', kind: 'timeout' })).toBe(0);
  expect(
    sumOf(shown, 'genplan_port_request_duration_seconds_count', { port: 'places', outcome: 'failed' }),
  ).toBe(0);
  expect(sumOf(shown, 'genplan_port_breaker_open', { port: 'places' })).toBe(0);
});

it('counts answers, remembered ones and failures apart, for an hour, and keeps nothing of what was asked', async () => {
  await book.watch('sms', answering(live)).ask('+79991234567');
  await book.watch('sms', answering({ ...live, source: 'cache' })).ask('');
  await book.watch('sms', answering({ ...fail, providerCode: 'http_504' })).ask('+79991234567');
  const thrown = book.watch('sms', {
    provider: 'vendor',
    ask: async () => Promise.reject(new Error('+79991234567')),
  });
  await expect(thrown.ask()).rejects.toThrow('+7999');
  const [hour] = book.hours();
  expect(hour!.buckets.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect([{ ...hour, buckets: [] }]).toEqual([
    {
      port: 'sms',
      provider: 'vendor',
      answered: 1,
      cached: 1,
      failed: 2,
      buckets: [],
      isBreakerOpen: false,
      lastFail: { kind: 'unavailable', code: 'thrown', at: START.toISOString() },
      lastCall: { outcome: 'failed', at: START.toISOString() },
    },
  ]);
  expect(JSON.stringify([book.hours(), await samples()])).not.toContain('9991234567');

  now = new Date(START.getTime() + 59 * 60_000);
  expect(book.hours()[0]!.failed).toBe(2);
  now = new Date(START.getTime() + 60 * 60_000);
  expect(book.hours()[0]).toMatchObject({ answered: 0, failed: 0, lastFail: { code: 'thrown' } });
  await book.watch('sms', answering({ ...live, source: 'cache' })).ask('');
  expect(book.hours()[0]!.lastCall).toEqual({ outcome: 'cached', at: now.toISOString() });
});

it('a refusal that is an answer of the system shows no trouble of it', async () => {
  const missing = { ok: false, kind: 'rejected', retryable: false, providerCode: 'not_found' } as const;
  const isAnswer = ({ kind }: { kind: string }) => kind === 'rejected';
  await book.watch('storage', answering(missing), isAnswer).ask('');
  await book.watch('storage', answering(fail), isAnswer).ask('');
  await book.watch('places', answering(missing)).ask('');
  expect(book.hours()).toMatchObject([
    { port: 'storage', answered: 1, failed: 1, lastFail: { kind: 'timeout' } },
    { port: 'places', answered: 0, failed: 1, lastFail: { kind: 'rejected', code: 'not_found' } },
  ]);
});

it('two nodes are one port', () => {
  const other = openPortBook({ metrics: createMetrics({ role: 'worker' }), now: () => now });
  book.watch('sms', answering(live));
  other.watch('sms', answering(live));
  const [one] = book.hours();
  const joined = joinPortHours([
    { ...one!, answered: 2, lastFail: { kind: 'timeout', code: null, at: '2026-11-20T09:00:00Z' } },
    {
      ...other.hours()[0]!,
      answered: 3,
      isBreakerOpen: true,
      lastFail: { kind: 'auth', code: null, at: '2026-11-20T09:01:00Z' },
      lastCall: { outcome: 'ok', at: '2026-11-20T09:02:00Z' },
    },
  ]);
  expect(joined).toMatchObject({
    answered: 5,
    isBreakerOpen: true,
    lastFail: { kind: 'auth' },
    lastCall: { outcome: 'ok' },
  });
});

let vendor: Awaited<ReturnType<typeof startFakeVendor>>;
let answer: VendorAnswer = { status: 500, body: {} };
beforeAll(async () => {
  vendor = await startFakeVendor(() => answer);
});
afterAll(() => vendor.close());

it('shows the breaker of its vendor, and of no other port', async () => {
  const client = () => createVendor({ baseUrl: vendor.baseUrl, now: () => now, retryMs: [] });
  const port = (name: string) => {
    const { getJson } = client();
    return book.watch(name, { provider: 'http', ask: () => getJson({ path: 'x' }, call) });
  };
  const broken = port('housing');
  port('objects');
  for (let i = 0; i < 5; i += 1) await broken.ask();
  answer = { status: 200, body: {} };
  expect(await broken.ask()).toMatchObject({ ok: false, providerCode: 'breaker_open' });
  expect(book.hours().map(({ port, isBreakerOpen }) => [port, isBreakerOpen])).toEqual([
    ['housing', true],
    ['objects', false],
  ]);
  expect(sumOf(await samples(), 'genplan_port_breaker_open', { port: 'housing' })).toBe(1);
});
