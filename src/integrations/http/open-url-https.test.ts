import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallContext } from '../result.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { type Guard, systemNetwork } from './guard.ts';
import { openUrl } from './open-url.ts';

const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

/** A certificate of feeds.test, its own authority, and its key: good for this test only, until 2126. */
const pem = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const cert = pem('feeds-test.cert.pem');
const tls = { key: pem('feeds-test.key.pem'), cert };

let plain: FakeServer;
let secure: FakeServer;
beforeAll(async () => {
  plain = await startFakeServer((_request, response) => response.end('plain'));
  secure = await startFakeServer(
    ({ url, socket }, response) => {
      const location = `${plain.origin}/?key=secret`;
      if (url === '/down') response.writeHead(302, { location }).end();
      else response.end(`secure ${(socket as TLSSocket).servername}`);
    },
    { tls },
  );
});
afterAll(() => Promise.all([plain.close(), secure.close()]));
beforeEach(() => {
  secure.calls.length = 0;
});

/** Opens at a port of this computer, whatever the host is called. */
function open(
  host: string,
  port: number,
  { path = '/', idleMs = 5_000, ...guard }: Partial<Guard> & Options = {},
) {
  return openUrl(
    {
      now: () => new Date('2026-11-20T09:00:00Z'),
      allowHosts: [`${host}:${port}`, plain.listed],
      network: { ...systemNetwork, resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
      ...guard,
    },
    { url: `https://${host}:${port}${path}`, maxBytes: 1_000, idleMs },
    call,
  );
}
interface Options {
  path?: string;
  idleMs?: number;
}

it.each(['feeds.test', 'feeds.test.'])('%s is known by its certificate', async (host) => {
  const opened = await open(host, secure.port, { ca: cert });
  if (!opened.ok) throw new Error(opened.providerCode);
  expect(await text(opened.value.body)).toBe('secure feeds.test');
  await secure.idle();
});

it.each([
  ['of nobody we trust', 'feeds.test', {}],
  ['of another name', 'other.test', { ca: cert }],
  ['of a name, shown by an address', '127.0.0.1', { ca: cert }],
])('a certificate %s is refused before a word is said', async (_title, host, guard) => {
  const opened = await open(host, secure.port, guard);
  expect(opened).toEqual({ ok: false, kind: 'blocked', retryable: false, providerCode: 'certificate' });
  expect(secure.calls).toEqual([]);
  await secure.idle();
});

it('a server that speaks no TLS is malformed', async () => {
  expect(await open('feeds.test', plain.port)).toMatchObject({ kind: 'malformed', retryable: false });
});

it('a server that is silent in the handshake times out', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume()).listen(
    0,
    '127.0.0.1',
  );
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  expect(await open('feeds.test', port, { idleMs: 60 })).toEqual({
    ok: false,
    kind: 'timeout',
    retryable: true,
  });
  silent.close();
  await once(silent, 'close');
});

it('never steps down to http', async () => {
  const opened = await open('feeds.test', secure.port, { path: '/down', ca: cert });
  expect(opened).toEqual({ ok: false, kind: 'blocked', retryable: false, providerCode: 'downgrade' });
  expect([secure.calls, plain.calls]).toEqual([['/down'], []]);
});
