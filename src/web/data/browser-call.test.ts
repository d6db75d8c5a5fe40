import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wire } from '#contract/wire.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { createApi } from './api.ts';
import { browserCall } from './browser-call.ts';
import { CallError } from './call-error.ts';

interface Asked {
  url: URL;
  init: RequestInit;
}

let asked: Asked[];

beforeEach(() => {
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

/** Answers every request with the same word for each of its calls. */
function answerWith(one: unknown, status = 200): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://site.test');
    asked.push({ url, init });
    const calls = url.pathname.split(',').length;
    return new Response(JSON.stringify(Array.from({ length: calls }, () => one)), { status });
  });
}

const result = (data: unknown) => ({ result: { data: wire.serialize(data) } });
const ask = (input?: unknown, path = 'catalog.flat') => browserCall({ type: 'query', path, input });

it('asks at once made questions in one address and reads decimals and dates', async () => {
  answerWith(result({ price: new Decimal('12.5'), at: new Date(0) }));
  const answers = await Promise.all([ask({ id: 1 }), ask(undefined, 'dictionaries')]);
  expect(answers).toEqual(Array(2).fill({ price: new Decimal('12.5'), at: new Date(0) }));
  expect(asked).toHaveLength(1);
  const { url, init } = asked[0]!;
  expect(url.pathname).toBe('/api/trpc/catalog.flat,dictionaries');
  expect(Object.fromEntries(url.searchParams)).toEqual({ batch: '1', input: '{"0":{"json":{"id":1}}}' });
  expect(init.method).toBeUndefined();
});

it('sends changes in a body of their own', async () => {
  answerWith(result(true));
  await Promise.all([ask({ id: 1 }), browserCall({ type: 'mutation', path: 'account.info', input: 'Анна' })]);
  const { url, init } = asked[1]!;
  expect(`${init.method} ${url.pathname}${url.search}`).toBe('POST /api/trpc/account.info?batch=1');
  expect(init.headers).toEqual({ 'content-type': 'application/json' });
  expect(init.body).toBe('{"0":{"json":"Анна"}}');
});

it('splits what is too long for an address or too much for the server', async () => {
  answerWith(result(1));
  await Promise.all(Array.from({ length: 45 }, () => ask({ id: 1 }, 'flat')));
  expect(asked.map(({ url }) => url.pathname.split(',').length)).toEqual([20, 20, 5]);
  asked = [];
  await Promise.all(['а', 'б', 'в'].map((letter) => ask(letter.repeat(200))));
  expect(asked).toHaveLength(3);
  expect(asked.every(({ url }) => url.href.length < 2_200)).toBe(true);
});

it('tells what the server said of a failure', async () => {
  answerWith({
    error: wire.serialize({ message: 'Flat is gone', data: { httpStatus: 404, reason: 'gone' } }),
  });
  const error = await ask({ id: 1 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message: 'Flat is gone', data: { httpStatus: 404, reason: 'gone' } });
});

it('knows an answer that is not ours, and none at all', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>'));
  await expect(ask()).rejects.toMatchObject({ message: 'Unable to transform response from server' });
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('Left', 'AbortError');
  });
  await expect(ask()).rejects.toMatchObject({ message: 'Left', cause: { name: 'AbortError' } });
});

it('walks to a procedure by its names', async () => {
  answerWith(result(7));
  const { queryKey, queryFn, staleTime } = createApi(browserCall).flatsTotal.queryOptions(
    { filters: {} },
    { staleTime: 5 },
  );
  expect([queryKey, staleTime, await queryFn()]).toEqual([['flatsTotal', { filters: {} }], 5, 7]);
  const { mutationFn } = createApi(browserCall).account.auth.logout.mutationOptions();
  expect(mutationFn).toBeInstanceOf(Function);
});
