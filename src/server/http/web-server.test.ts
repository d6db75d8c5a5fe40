import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressGroup } from '#services/access/consume-limit.ts';
import { parseEnv } from '../env.ts';
import type { Product } from '../product.ts';
import { openWebServer } from './web-server.ts';
import { writerOf } from './writer-of.ts';

const PUBLIC_URL = 'https://genplan.test';

const running: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

/** A server that tells who asked it, over a socket as proxies would. */
async function listen(
  variables: Record<string, string>,
  patience?: Parameters<typeof openWebServer>[1]['patience'],
) {
  const env = parseEnv({ APP_ENV: 'testing', PUBLIC_URL, ...variables });
  const product = { env, log: pino({ level: 'silent' }) } as unknown as Product;
  const app = await openWebServer(product, { isDev: false, ofMaps: {}, ...(patience && { patience }) });
  app.post('/*', () => 'taken');
  app.get('/*', (call) => `${addressGroup(call.ip)} ${writerOf(call, env.publicUrl)}`);
  await app.listen({ host: '127.0.0.1', port: 0 });
  running.push(app);
  return (app.server.address() as AddressInfo).port;
}

/** Headers as they are written, a name as often as it stands there. */
function ask(
  port: number,
  headers: readonly [string, string][] = [],
): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const raw = ['Host', 'genplan.test', ...headers.flat()];
    const call = request({ host: '127.0.0.1', port, path: '/', headers: raw, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      answer.on('end', () => done({ status: answer.statusCode!, body }));
    });
    call.on('error', fail).end();
  });
}

const FOR = 'X-Forwarded-For';
const SOCKET = '127.0.0.1';

describe('who asks', () => {
  it.each<[proxies: string, headers: [string, string][], address: string]>([
    ['0', [[FOR, '1.2.3.4']], SOCKET],
    ['1', [], SOCKET],
    ['1', [[FOR, '203.0.113.7']], '203.0.113.7'],
    ['1', [[FOR, '1.2.3.4, 203.0.113.7']], '203.0.113.7'],
    ['true', [[FOR, '1.2.3.4, 203.0.113.7']], '203.0.113.7'],
    [
      '1',
      [
        [FOR, '1.2.3.4'],
        [FOR, '203.0.113.7'],
      ],
      '203.0.113.7',
    ],
    ['1', [[FOR, `${'1.2.3.4, '.repeat(500)}203.0.113.7`]], '203.0.113.7'],
    ['1', [[FOR, '127.0.0.1, 10.0.0.1, 203.0.113.7']], '203.0.113.7'],
    ['1', [[FOR, '1.2.3.4, 203.0.113.7:5123']], '203.0.113.7'],
    ['1', [[FOR, '1.2.3.4, [2001:db8:1:2::9]:443']], '2001:db8:1:2::/64'],
    ['1', [[FOR, '1.2.3.4, [2001:db8:1:2::a]']], '2001:db8:1:2::/64'],
    ['1', [[FOR, '::ffff:203.0.113.7']], '203.0.113.7'],
    ['1', [[FOR, '1.2.3.4, <script>']], 'unknown'],
    ['1', [[FOR, ', ,']], SOCKET],
    ['2', [[FOR, '1.2.3.4, 203.0.113.7, 10.0.0.1']], '203.0.113.7'],
    ['2', [[FOR, '203.0.113.7']], '203.0.113.7'],
    [
      '1',
      [
        ['Forwarded', 'for=1.2.3.4'],
        ['X-Real-IP', '1.2.3.4'],
        ['CF-Connecting-IP', '1.2.3.4'],
        ['X-Client-IP', '1.2.3.4'],
        ['True-Client-IP', '1.2.3.4'],
      ],
      SOCKET,
    ],
  ])('with %s proxies of our own and %j is %s', async (proxies, headers, address) => {
    const port = await listen({ TRUST_PROXY: proxies });
    expect((await ask(port, headers)).body.split(' ')[0]).toBe(address);
  });

  it.each([
    ['0', (n: number) => `198.51.100.${n}`],
    ['1', (n: number) => `198.51.100.${n}, 203.0.113.7`],
    ['1', (n: number) => `198.51.100.${n}, [2001:db8:1:2::${n}]:${1_000 + n}`],
  ])('is counted as one with %s proxies, whatever it writes', async (proxies, forged) => {
    const port = await listen({ TRUST_PROXY: proxies, ADDRESS_LIMIT: '3' });
    const statuses: number[] = [];
    // A window may end between two of them, so more come than two windows take.
    for (let n = 1; n <= 8; n += 1) statuses.push((await ask(port, [[FOR, forged(n)]])).status);
    expect(statuses).toContain(429);
  });

  it('is counted apart from others behind the same proxy', async () => {
    const port = await listen({ TRUST_PROXY: '1', ADDRESS_LIMIT: '1' });
    const statuses: number[] = [];
    for (let n = 1; n <= 8; n += 1) statuses.push((await ask(port, [[FOR, `203.0.113.${n}`]])).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('whose page wrote the request', () => {
  it.each<[[string, string][], string]>([
    [[['Origin', PUBLIC_URL]], 'own'],
    [
      [
        ['Origin', 'https://evil.test'],
        ['X-Forwarded-Host', 'evil.test'],
      ],
      'foreign',
    ],
    [
      [
        ['Origin', 'https://evil.test'],
        ['X-Forwarded-Host', 'evil.test'],
        ['X-Forwarded-Proto', 'https'],
      ],
      'foreign',
    ],
    [
      [
        ['Origin', 'https://evil.test'],
        ['Forwarded', 'host=evil.test;proto=https'],
      ],
      'foreign',
    ],
    [
      [
        ['Origin', 'https://evil.test'],
        ['X-Host', 'evil.test'],
        ['X-Original-Host', 'evil.test'],
      ],
      'foreign',
    ],
    [
      [
        ['Origin', 'http://genplan.test'],
        ['X-Forwarded-Proto', 'http'],
      ],
      'foreign',
    ],
    [[['Origin', 'https://genplan.test:8443']], 'foreign'],
    [[['Origin', 'null']], 'foreign'],
  ])('%j', async (headers, writer) => {
    for (const proxies of ['0', '1', '2']) {
      const port = await listen({ TRUST_PROXY: proxies });
      expect((await ask(port, headers)).body.split(' ')[1]).toBe(writer);
    }
  });
});

describe('who takes too long to ask', () => {
  const PATIENCE = { headMs: 40, bodyMs: 40, everyMs: 10 };
  const POST = 'POST /api/ipo-calc/v3/offers HTTP/1.1\r\nHost: genplan.test\r\n';

  /** Sends the first part at once and the rest a byte at a time; gives the answer of the server. */
  async function dribble(first: string): Promise<string> {
    const port = await listen({}, PATIENCE);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const heard: Buffer[] = [];
    socket.on('data', (bytes) => heard.push(bytes));
    // A byte that was on its way when the server closed resets the connection, after the answer.
    socket.on('error', () => {});
    socket.write(first);
    const drops = setInterval(() => socket.write('1'), 5);
    await new Promise((done) => socket.once('close', done));
    clearInterval(drops);
    return Buffer.concat(heard).toString();
  }

  it.each<[string, string]>([
    ['a head', `${POST}X-A: `],
    ['a line of a head', 'POST /api/'],
    ['a body of a known length', `${POST}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`],
    [
      'a body in chunks',
      `${POST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n`,
    ],
  ])('with %s hears 408 and is let go', async (_, first) => {
    const [head = '', body = ''] = (await dribble(first)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(body)).toEqual({ status: 408, ok: false, message: 'Request took too long' });
  });
});

it.each([
  ['deep', '['.repeat(500_000)],
  ['many', `[${'1,'.repeat(300_000)}1]`],
])('a body that no door asked for is not made of %s values', async (_, payload) => {
  const env = parseEnv({ APP_ENV: 'testing' });
  const product = { env, log: pino({ level: 'silent' }) } as unknown as Product;
  const app = await openWebServer(product, { isDev: false, ofMaps: {} });
  running.push(app);
  const handled = vi.fn(() => 'taken');
  app.post('/*', handled);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/any',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid parameters']);
  expect(answer.json().issues[0].message).toMatch(/^Слишком/);
  expect(handled).not.toHaveBeenCalled();
});

it('keeps the id that a proxy drew, if it is short and plain', async () => {
  const port = await listen({});
  const idOf = async (id?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/x`, {
      headers: id === undefined ? {} : { 'x-request-id': id },
    });
    return answer.headers.get('x-request-id');
  };
  const good = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(await idOf(good)).toBe(good);
  for (const id of [undefined, 'short', 'a'.repeat(65), 'two words', '{"a":1}1', '<script>1']) {
    expect(await idOf(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  }
});
