import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
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
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** What the server says to these very bytes before it hangs up. */
async function say(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // The server hangs up on what it will not read to the end.
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

it('a body beyond a megabyte is refused as such by a procedure', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/trpc/x',
    payload: 'a'.repeat(1_100_000),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error.json.data).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 });
});
