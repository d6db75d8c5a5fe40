import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#contract/ipo-calc/envelope.ts';
import { AppError } from '#domain/errors.ts';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';

const KEY = { authorization: 'demo-ipo-calc' };
const BASE = '/api/ipo-calc';
const PARTNER = 'http://localhost:8080';
const STRANGER = 'https://evil.example';

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
let app: FastifyInstance;
/** Makes the limiter refuse calls of this limit; null lets every call through. */
let limit: { name: string; seconds: number } | null = null;

beforeAll(async () => {
  opened = await openIpoCalcApp({
    limiter: {
      async consume(name) {
        if (limit?.name === name)
          throw new AppError('LIMIT', 'Слишком много запросов', {
            details: { retryAfterSeconds: limit.seconds },
          });
      },
    },
  });
  app = opened.app;
});
afterAll(() => opened.close());

const ask = (method: string, path: string, options: InjectOptions = {}) =>
  app.inject({ method: method as 'GET', url: BASE + path, headers: KEY, ...options });

describe('refusals', () => {
  it.each<[string, string, string, InjectOptions, number, string]>([
    ['an unknown path', 'GET', '/v3/nope', {}, 404, 'Not found'],
    ['an unknown path without a key', 'GET', '/v3/nope', { headers: {} }, 404, 'Not found'],
    ['an unknown path and a bad body', 'POST', '/v3/nope', { payload: '{' }, 404, 'Not found'],
    ['an unknown version', 'GET', '/v4/offers', {}, 404, 'Not found'],
    ['a trailing slash', 'GET', '/v3/offers/', {}, 404, 'Not found'],
    ['programmes outside the first version', 'GET', '/v2/programs', {}, 404, 'Not found'],
    ['programmes without a version', 'GET', '/programs', {}, 404, 'Not found'],
    ['names of programmes in the second version', 'GET', '/v2/program-names', {}, 404, 'Not found'],
    ['an offers query in the second version', 'POST', '/v2/offers/proxy', {}, 404, 'Not found'],
    ['a wrong method', 'DELETE', '/v3/offers', {}, 405, 'HTTP method is not allowed'],
    [
      'a wrong method without a key',
      'POST',
      '/v1/programs',
      { headers: {} },
      405,
      'HTTP method is not allowed',
    ],
    ['GET where only POST is', 'GET', '/v3/offers/proxy', {}, 405, 'HTTP method is not allowed'],
    ['HEAD where only POST is', 'HEAD', '/v3/offers/proxy', {}, 405, ''],
    ['POST of offers', 'POST', '/v2/offers', {}, 405, 'HTTP method is not allowed'],
    ['no key', 'GET', '/v3/offers', { headers: {} }, 401, 'Submit Authorization header with a valid API key'],
    [
      'no key and a bad body',
      'POST',
      '/v3/offers/proxy',
      { headers: {}, payload: '{' },
      401,
      'Submit Authorization header with a valid API key',
    ],
    [
      'no key and a bad query',
      'GET',
      '/v1/programs/matching?years=0',
      { headers: {} },
      401,
      'Submit Authorization header with a valid API key',
    ],
    [
      'a key in another header',
      'GET',
      '/v3/offers',
      { headers: { 'x-api-key': 'demo-ipo-calc' } },
      401,
      'Submit Authorization header with a valid API key',
    ],
    [
      'an expired key',
      'GET',
      '/v3/offers',
      { headers: { authorization: 'demo-expired' } },
      401,
      'Submit Authorization header with a valid API key',
    ],
    [
      'a key of ten thousand characters',
      'GET',
      '/v3/offers',
      { headers: { authorization: 'k'.repeat(10_000) } },
      401,
      'Submit Authorization header with a valid API key',
    ],
    [
      'a key of another service',
      'GET',
      '/v3/offers',
      { headers: { authorization: 'demo-vitrina' } },
      403,
      'Access denied',
    ],
    ['another site', 'GET', '/v3/offers', { headers: { ...KEY, origin: STRANGER } }, 403, 'Access denied'],
    [
      'another site and a bad query',
      'GET',
      '/v1/programs/matching?years=0',
      { headers: { ...KEY, origin: STRANGER } },
      403,
      'Access denied',
    ],
    ['a bad query', 'GET', '/v1/programs/matching?years=0', {}, 400, 'Invalid parameters'],
    ['a rate in percent', 'GET', '/v1/programs/matching?interest=12', {}, 400, 'Invalid parameters'],
    ['a repeated option', 'GET', '/v2/offers/proxy/both?price=1&price=2', {}, 400, 'Invalid parameters'],
    ['malformed JSON', 'POST', '/v3/offers/proxy', { payload: '{bad' }, 400, 'Invalid parameters'],
    [
      'a body of brackets',
      'POST',
      '/v3/offers/proxy',
      { payload: '['.repeat(9_999) },
      400,
      'Invalid parameters',
    ],
    [
      'a selector of sixty thousand names',
      'POST',
      '/v3/offers/proxy',
      {
        payload: {
          fields: Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`name${at}`, true])),
        },
      },
      400,
      'Invalid parameters',
    ],
    [
      'a prototype in JSON',
      'POST',
      '/v3/offers/proxy',
      { payload: '{"__proto__":{}}' },
      400,
      'Invalid parameters',
    ],
    [
      'JSON nested a hundred thousand times',
      'POST',
      '/v3/offers/proxy',
      { payload: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
      400,
      'Invalid parameters',
    ],
    [
      'a body beyond a megabyte',
      'POST',
      '/v3/offers/proxy',
      { payload: ' '.repeat(1_100_000) },
      413,
      'Request body is too large',
    ],
    [
      'headers without end',
      'GET',
      '/v3/offers',
      { headers: { ...KEY, 'x-a': 'a'.repeat(20_000) } },
      431,
      'Request headers are too large',
    ],
    [
      'an address without end',
      'GET',
      `/v3/offers?a=${'a'.repeat(20_000)}`,
      {},
      414,
      'Request address is too long',
    ],
    ['an address with a broken %-sequence', 'GET', '/v3/offers/%E0%A4%A', {}, 400, 'Invalid parameters'],
    ['an unknown mode', 'POST', '/v3/offers/proxy', { payload: { mode: 'only' } }, 400, 'Invalid parameters'],
    [
      'a cell without an offer',
      'POST',
      '/v3/offers/proxy/patched-offer',
      { payload: {} },
      400,
      'Invalid parameters',
    ],
    ['no body where one is needed', 'POST', '/v2/offers/proxy/patched-offer', {}, 400, 'Invalid parameters'],
    ['no payment to seek a price for', 'GET', '/v3/offers/max-price', {}, 400, 'Invalid parameters'],
    ['an unknown offer', 'GET', `/v3/offers/${'0'.repeat(40)}/schedule`, {}, 404, 'Offer not found'],
    [
      'an unknown offer and a bad query',
      'GET',
      `/v3/offers/${'0'.repeat(40)}/schedule?years=0`,
      {},
      400,
      'Invalid parameters',
    ],
  ])('%s', async (_, method, path, options, status, message) => {
    const answer = await ask(method, path, options);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    if (method === 'HEAD') return;
    const body = Failure.parse(answer.json());
    expect(body).toMatchObject({ status, ok: false, message });
    if (status === 400 && !path.includes('%')) expect(body.issues?.length).toBeGreaterThan(0);
  });

  it('a wrong method is told the right ones', async () => {
    expect((await ask('PUT', '/v3/offers')).headers.allow).toBe('GET, HEAD, OPTIONS');
    expect((await ask('GET', '/v3/offers/proxy')).headers.allow).toBe('OPTIONS, POST');
    expect((await ask('PATCH', '/v3/offers/abc/schedule')).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('names every option that is wrong', async () => {
    const { issues } = Failure.parse(
      (await ask('GET', '/v2/offers/proxy/both?years=0&price=x&initialPayment=2')).json(),
    );
    expect(issues?.map(({ path }) => path)).toEqual([['price'], ['initialPayment'], ['years']]);
  });

  it('names the place of a wrong field of a body', async () => {
    const payload = {
      type: 'SUBSIDY',
      interest: 0.06,
      periodDuration: 1,
      offerKey: 'a',
      options: { years: 0 },
    };
    const answer = await ask('POST', '/v3/offers/proxy/patched-offer', { payload });
    expect(Failure.parse(answer.json()).issues?.map(({ path }) => path)).toEqual([
      ['type'],
      ['options', 'years'],
    ]);
  });
});

it('a thousand wrong values are told in twenty issues', async () => {
  const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`name${at}`, 1]));
  const answer = await ask('POST', '/v3/offers/proxy', { payload: { fields } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toHaveLength(20);
  expect(answer.json().issues.at(-1)).toEqual({ path: [], message: 'И ещё ошибок: 981' });
});

describe('limits', () => {
  afterAll(() => {
    limit = null;
  });

  it.each(['request', 'apiKey'])('%s: 429 with the seconds to wait', async (name) => {
    limit = { name, seconds: 17 };
    const answer = await ask('GET', '/v3/banks', { headers: { ...KEY, origin: PARTNER } });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('17');
    expect(answer.headers['access-control-allow-origin']).toBe(PARTNER);
    limit = null;
  });
});

describe('pages of other sites', () => {
  it('of the key may read answers', async () => {
    const { headers } = await ask('GET', '/v3/banks', { headers: { ...KEY, origin: PARTNER } });
    expect(headers['access-control-allow-origin']).toBe(PARTNER);
    expect(headers.vary).toContain('Origin');
  });

  it('may read why a key was refused', async () => {
    const { headers, statusCode } = await ask('GET', '/v3/banks', { headers: { origin: PARTNER } });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, PARTNER]);
  });

  it.each<[number, string, string, InjectOptions]>([
    [400, 'GET', '/v1/programs/matching?years=0', {}],
    [400, 'GET', '/v3/offers/%E0%A4%A', {}],
    [400, 'POST', '/v3/offers/proxy', { payload: '{bad' }],
    [401, 'GET', '/v3/widget/config', {}],
    [404, 'GET', '/v3/nope', {}],
    [405, 'DELETE', '/v3/offers', {}],
    [413, 'POST', '/v3/offers/proxy', { payload: ' '.repeat(1_100_000) }],
    [414, 'GET', `/v3/offers?a=${'a'.repeat(20_000)}`, {}],
    [431, 'GET', '/v3/offers', { headers: { 'x-a': 'a'.repeat(20_000) } }],
  ])('may read %i of %s %s', async (status, method, path, options) => {
    const from = async (origin: string) => {
      const key = status === 401 ? {} : KEY;
      const headers = { ...key, ...options.headers, origin };
      const answer = await ask(method, path, { ...options, headers });
      return [answer.statusCode, answer.headers['access-control-allow-origin'], answer.headers.vary];
    };
    expect(await from(PARTNER)).toEqual([status, PARTNER, expect.stringContaining('Origin')]);
    expect((await from(STRANGER))[1]).toBeUndefined();
  });

  it.each([STRANGER, 'null', 'http://localhost.evil.example', 'https://localhost:8080'])(
    '%s may read nothing',
    async (origin) => {
      const { headers, statusCode } = await ask('GET', '/v3/banks', { headers: { ...KEY, origin } });
      expect(statusCode).toBe(403);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('ask beforehand without a key', async () => {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answer = await ask('OPTIONS', '/v3/offers/proxy', { headers: { ...asked, origin: PARTNER } });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-methods': 'OPTIONS, POST',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      vary: 'Origin',
    });
    const strange = await ask('OPTIONS', '/v3/offers/proxy', { headers: { ...asked, origin: STRANGER } });
    expect(strange.statusCode).toBe(204);
    expect(strange.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('OPTIONS of an unknown path is as unknown', async () => {
    expect((await ask('OPTIONS', '/v3/nope', { headers: {} })).statusCode).toBe(404);
  });
});
