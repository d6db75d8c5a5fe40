import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTRPCClient } from '@trpc/client';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppRouter } from '#api/trpc/root.ts';
import { AppError } from '#domain/errors.ts';
import { browserLink } from '#web/data/browser-link.ts';
import { readFailure } from '#web/data/read-failure.ts';
import { refusalText } from '#web/data/refusal-text.ts';
import { parseEnv } from '../env.ts';
import type { Product } from '../product.ts';
import { openWebServer } from './web-server.ts';

const PARTNER = 'https://partner.test';
const CALL = '/api/ipo-calc/v3/offers';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const ports = { memory: { recall: async () => [PARTNER] } };
  const db = { selectDistinct: () => ({ from: () => ({ where: async () => [{ origin: PARTNER }] }) }) };
  const serviceContext = () => ({ db, ports, now: new Date('2026-11-20T09:00:00Z') });
  const product = { env: parseEnv({ APP_ENV: 'testing' }), log: pino({ level: 'silent' }), serviceContext };
  app = await openWebServer(product as unknown as Product, { isDev: false, ofMaps: {} });
  app.get('/*', () => 'a page');
  app.post('/*', () => 'taken');
  app.get('/busy', () =>
    Promise.reject(new AppError('LIMIT', 'Часто', { details: { retryAfterSeconds: 7 } })),
  );
  app.get('/api/busy', () =>
    Promise.reject(new AppError('LIMIT', 'Часто', { details: { retryAfterSeconds: 7 } })),
  );
  app.get('/api/trpc/busy', () =>
    Promise.reject(new AppError('LIMIT', 'Часто', { details: { retryAfterSeconds: 7 } })),
  );
  app.get('/api/trpc/full', () => Promise.reject(new AppError('UNAVAILABLE', 'Занято')));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends these exact bytes and gives the whole answer, up to the end of the connection. */
async function say(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // The server resets a connection that it will not read to the end.
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((one) => one.toLowerCase().split(': ')));
  return { status: Number(line.split(' ')[1]), headers, body };
}

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: genplan.test', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

const ENDLESS = `X-A: ${'a'.repeat(20_000)}`;
const BEYOND = `X-A: ${'a'.repeat(140_000)}`;

describe('a call that cannot be read is answered by the envelope, to a page of a partner too', () => {
  it.each([
    [
      'a broken %-sequence',
      request(`GET ${CALL}/%E0%A4%A HTTP/1.1`, `Origin: ${PARTNER}`),
      400,
      'Invalid parameters',
    ],
    [
      'headers without end',
      request(`GET ${CALL} HTTP/1.1`, ENDLESS, `Origin: ${PARTNER}`),
      431,
      'Request headers are too large',
    ],
    [
      'an address without end',
      request(`GET ${CALL}?${'a'.repeat(20_000)} HTTP/1.1`, `Origin: ${PARTNER}`),
      414,
      'Request address is too long',
    ],
    [
      'a header without a name',
      request(`GET ${CALL} HTTP/1.1`, `Origin: ${PARTNER}`, ': a'),
      400,
      'Invalid parameters',
    ],
    [
      'two lengths',
      request(`POST ${CALL} HTTP/1.1`, `Origin: ${PARTNER}`, 'Content-Length: 1', 'Content-Length: 2'),
      400,
      'Invalid parameters',
    ],
  ])('%s', async (_, bytes, status, message) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': PARTNER,
      'x-content-type-options': 'nosniff',
      vary: 'origin',
    });
    expect(JSON.parse(answer.body)).toMatchObject({ status, ok: false, message });
  });

  it('headers beyond what is read', async () => {
    const { status, body } = await say(request(`GET ${CALL} HTTP/1.1`, BEYOND));
    const message = 'Request headers are too large';
    expect([status, JSON.parse(body)]).toEqual([431, { status, ok: false, message }]);
  });

  it.each([
    'no request at all\r\n\r\n',
    'GET\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  ])('bytes that are no request: %j', async (bytes) => {
    const { status, body } = await say(bytes);
    expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ status: 400, ok: false })]);
  });

  it('the documents of the site may be read by anybody', async () => {
    const { headers } = await say(
      request(`GET /api/legal-info-doc/%E0%A4 HTTP/1.1`, 'Origin: https://any.test'),
    );
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('a page of nobody we know reads nothing', async () => {
    const { headers } = await say(request(`GET ${CALL} HTTP/1.1`, ENDLESS, 'Origin: https://evil.test'));
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('an address of people is answered by a page', () => {
  it.each([
    [request('GET /search%E0%A4 HTTP/1.1'), 400, 'Что‑то пошло не так'],
    [request('GET /search HTTP/1.1', ENDLESS), 431, 'Что‑то пошло не так'],
    [request('GET /busy HTTP/1.1'), 429, 'Слишком много запросов'],
  ])('%#', async (bytes, status, words) => {
    const answer = await say(bytes);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(Buffer.from(answer.body, 'utf8').toString()).toContain(words);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});

describe('too many requests', () => {
  it('are told when to come again, a call in the envelope and a procedure as procedures fail', async () => {
    const call = await app.inject('/api/busy');
    expect([call.statusCode, call.headers['retry-after'], call.json()]).toEqual([
      429,
      '7',
      { status: 429, ok: false, message: 'Часто' },
    ]);
    const procedure = await app.inject('/api/trpc/busy');
    expect([procedure.statusCode, procedure.headers['retry-after']]).toEqual([429, '7']);
    expect(procedure.json().error.json).toMatchObject({
      message: 'Часто',
      data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, retryAfterSeconds: 7 },
    });
  });
});

describe('our pages read whatever is refused before a procedure is found, and say it in Russian', () => {
  const BODY = 'x'.repeat(1_100_000);
  const many = (name: string) => Array.from({ length: 9 }, (_, at) => `${name}${at}: ${'a'.repeat(2_000)}`);
  it.each<[string, string, status: number, words: RegExp]>([
    ['too many requests', request('GET /api/trpc/busy HTTP/1.1'), 429, /^Слишком много попыток. .*7.секунд/],
    ['no room', request('GET /api/trpc/full HTTP/1.1'), 503, /^Сервер сейчас не.может/],
    [
      'too large a body',
      `${request('POST /api/trpc/x HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${BODY.length}`)}${BODY}`,
      413,
      /^Слишком много данных/,
    ],
    ['too many cookies', request('GET /api/trpc/x HTTP/1.1', ...many('Cookie')), 431, /^Браузер хранит/],
    ['headers beyond what is read', request('GET /api/trpc/x HTTP/1.1', BEYOND), 431, /^Браузер хранит/],
    [
      'too long an address',
      request(`GET /api/trpc/x?${'a'.repeat(17_000)} HTTP/1.1`),
      414,
      /^Слишком много условий/,
    ],
    ['a broken %-sequence', request('GET /api/trpc/%E0%A4 HTTP/1.1'), 400, /^Данные не.приняты/],
  ])('%s', async (_, bytes, status, words) => {
    const { body } = await say(bytes);
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    const call = createTRPCClient<AppRouter>({ links: [browserLink] }).extremes.query();
    const failure = await call.then(() => null, readFailure);
    vi.unstubAllGlobals();
    expect(failure).toMatchObject({ status });
    expect(refusalText(failure!)).toMatch(words);
  });
});
