import cookie from '@fastify/cookie';
import { fastify, type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import type { Product } from '../product.ts';
import { addTrpc } from './trpc.ts';

const OWN = 'https://genplan.test';
const LOGOUT = '/api/trpc/account.auth.logout';
const JSON_BODY = { 'content-type': 'application/json' };

async function ask(options: InjectOptions, onAnswered: (template: string | null) => void = () => {}) {
  const app = fastify();
  app.addHook('onResponse', async ({ template }) => onAnswered(template));
  await app.register(cookie);
  const env = { appEnv: 'testing', publicUrl: OWN };
  const serviceContext = () => ({ now: new Date('2026-11-20T09:00:00Z'), settings: env });
  await addTrpc(app, { env, serviceContext } as unknown as Product);
  return app.inject(options);
}

it.each([
  ['a client without a browser', {}, 200],
  ['a page of this site', { origin: OWN }, 200],
  ['a page of this site, as the browser says', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['a page of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['another site that holds a token', { origin: 'https://evil.example', authorization: 'a' }, 403],
  ['nobody knows whom, by the cookie', { cookie: 'authToken=a' }, 403],
  ['another site, by the cookie', { cookie: 'authToken=a', origin: 'https://evil.example' }, 403],
])('a change asked for by %s', async (_, headers, status) => {
  const answer = await ask({
    method: 'POST',
    url: LOGOUT,
    headers: { ...JSON_BODY, ...headers },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(status);
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
])('a body of %s is refused', async (type) => {
  const answer = await ask({
    method: 'POST',
    url: LOGOUT,
    headers: { 'content-type': type },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(403);
});

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)('%s calls no procedure', async (method) => {
  const answer = await ask({ method: method as 'PUT', url: '/api/trpc/legalTags' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD, POST');
  expect(answer.json().error.json).toMatchObject({
    message: 'HTTP method is not allowed',
    data: { code: 'METHOD_NOT_SUPPORTED', httpStatus: 405 },
  });
});

it('an answer is sent whole, with its length and its status', async () => {
  const { headers, body, statusCode } = await ask({ url: '/api/trpc/nobody' });
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
  });
  expect(headers['transfer-encoding']).toBeUndefined();
});

it('an address longer than proxies pass is refused', async () => {
  const answer = await ask({ url: `/api/trpc/legalTags?x=${'a'.repeat(9_000)}` });
  expect(answer.statusCode).toBe(414);
});

it.each<[string, InjectOptions]>([
  ['an address', { url: '/api/trpc/flatsTotal?input=notjson' }],
  ['a body', { method: 'POST', url: '/api/trpc/comingSoonEmail', headers: JSON_BODY, payload: '{bad' }],
])('what is no JSON in %s is an error of parsing', async (_, options) => {
  const answer = await ask(options);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.json).toMatchObject({
    code: -32_700,
    message: 'Invalid parameters',
    data: { code: 'PARSE_ERROR', httpStatus: 400 },
  });
});

it.each([
  '{"json":"NaNx","meta":{"values":[["custom","Decimal"]]}}',
  '{"json":{"a":1},"meta":{"values":{"__proto__.x":["set"]}}}',
  '{"json":"x","meta":{"values":[["class","Nobody"]]}}',
])('an input the serializer refuses (%s) is told in our words', async (input) => {
  const answer = await ask({ url: `/api/trpc/flatsTotal?input=${encodeURIComponent(input)}` });
  expect(answer.json().error.json).toMatchObject({
    message: 'Invalid parameters',
    data: { code: 'BAD_REQUEST', httpStatus: 400 },
  });
});

it.each([
  ['too deep', '['.repeat(200_000), 'Слишком глубокая вложенность'],
  ['too many', JSON.stringify({ json: Array(30_000).fill(1) }), 'Слишком много значений'],
])('a body with values %s is refused before it is read', async (_, payload, message) => {
  const answer = await ask({ method: 'POST', url: LOGOUT, headers: JSON_BODY, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.json).toMatchObject({
    message,
    data: { code: 'BAD_REQUEST', httpStatus: 400, issues: [{ path: [], message }] },
  });
});

it('an address with values too deep is refused before it is read', async () => {
  const answer = await ask({ url: `/api/trpc/flatsTotal?input=${'['.repeat(4_000)}` });
  expect(answer.json().error.json.data).toMatchObject({ httpStatus: 400, issues: [{ path: [] }] });
});

it.each([
  ['legalTags', '/api/trpc/legalTags'],
  ['legalTags,legalTags', '/api/trpc/legalTags'],
  ['legalTags,currenciesToRuble', '/api/trpc/(several)'],
  ['account.auth.logout', '/api/trpc/account.auth.logout'],
  ['legalTags,nobody', null],
  ['toString', null],
  ['__proto__', null],
  ['+79990000001', null],
])('%s is counted as %s', async (path, template) => {
  const counted: (string | null)[] = [];
  await ask({ url: `/api/trpc/${path}?batch=1&input={}` }, (each) => counted.push(each));
  expect(counted).toEqual([template]);
});
