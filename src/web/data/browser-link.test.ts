import { createTRPCClient } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppRouter } from '#api/trpc/root.ts';
import { browserLink } from './browser-link.ts';
import { ONCE } from './once-key.ts';
import { readFailure } from './read-failure.ts';

const NOT_OURS = 'Unable to transform response from server';

afterEach(() => vi.unstubAllGlobals());

function answering(make: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => make());
  return createTRPCClient<AppRouter>({ links: [browserLink] }).extremes.query();
}

it.each([
  ['a page of a proxy', () => new Response('<h1>Вход</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a page of an error', () => new Response('<h1>502</h1>', { status: 502 })],
  ['nothing', () => new Response('')],
  ['another JSON', () => new Response('[{"ok":true}]')],
])('%s is no answer of ours', async (_, make) => {
  await expect(answering(make)).rejects.toThrow(NOT_OURS);
});

it.each([
  [429, 429],
  [413, 413],
  [414, 414],
  [431, 431],
  [503, 503],
  [404, 0],
  [200, 0],
])('of a stranger with %i the status is %i', async (status, expected) => {
  const page = () => new Response('{"ok":false}', { status, headers: { 'retry-after': '7' } });
  const error = await answering(page).catch((thrown: unknown) => thrown);
  expect(readFailure(error)).toMatchObject({ status: expected, retryAfterSeconds: 7, isLate: false });
});

it('no answer is waited for longer than a person would wait', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => signal!.addEventListener('abort', () => fail(signal!.reason))),
  );
  const call = createTRPCClient<AppRouter>({ links: [browserLink] })
    .extremes.query()
    .catch(readFailure);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await call).toMatchObject({ status: 0, isLate: true, isAborted: false });
  vi.useRealTimers();
});

it('an answer of ours is read, and what the network says stays as it is', async () => {
  expect(await answering(() => new Response('[{"result":{"data":{"json":{"maxPrice":1}}}}]'))).toEqual({
    maxPrice: 1,
  });
  await expect(answering(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed to fetch',
  );
});

it('a form that is to be sent once bears the key of its tab, and other calls bear none', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('sessionStorage', { getItem: () => 'known 9999999999999', setItem: () => undefined });
  vi.spyOn(Date, 'now').mockReturnValue(9_999_999_999_999);
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return new Response('[{"result":{"data":{"json":{"ok":true}}}}]');
  });
  const client = createTRPCClient<AppRouter>({ links: [browserLink] });
  const lead = { email: 'anna@mail.example', agreement: true } as const;
  await client.comingSoonEmail.mutate(lead, ONCE.trpc);
  await client.comingSoonEmail.mutate(lead);
  expect(keys).toEqual(['known', null]);
  vi.restoreAllMocks();
});
