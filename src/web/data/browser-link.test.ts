import { createTRPCClient } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppRouter } from '#api/trpc/root.ts';
import { browserLink } from './browser-link.ts';

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

it('an answer of ours is read, and what the network says stays as it is', async () => {
  expect(await answering(() => new Response('[{"result":{"data":{"json":{"maxPrice":1}}}}]'))).toEqual({
    maxPrice: 1,
  });
  await expect(answering(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed to fetch',
  );
});
