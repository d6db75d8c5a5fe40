import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#domain/errors.ts';
import type { CallContext } from '../result.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { type Guard, systemNetwork } from './guard.ts';
import { openUrl, type UrlRequest } from './open-url.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const PATIENT: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
/** Long enough for a server that answers, short for one that never does. */
const SHORT_MS = 60;

let server: FakeServer;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = await startFakeServer((_request, response) => answer(response));
});
afterAll(() => server.close());

function open(request: Partial<UrlRequest> = {}, call = PATIENT, guard: Partial<Guard> = {}) {
  return openUrl(
    { now: () => NOW, allowHosts: [server.listed], ...guard },
    { url: `${server.origin}/feed`, maxBytes: 1_000, ...request },
    call,
  );
}

/** Opens, reads to the end and tells what came of it. */
async function read(request: Partial<UrlRequest> = {}, call = PATIENT): Promise<string> {
  const opened = await open(request, call);
  if (!opened.ok) return `${opened.kind} ${opened.providerCode ?? ''}`.trim();
  try {
    return (await buffer(opened.value.body)).toString();
  } catch (error) {
    const { code, details } = error as AppError;
    return `${code} ${details.reason}`;
  }
}

describe('answers', () => {
  it('brings status, headers and body, and closes the connection', async () => {
    answer = (response) => response.writeHead(200, { etag: '"1"' }).end('hello');
    const opened = await open({ url: `${server.origin}/path;a=1?b=%20#fragment` });
    if (!opened.ok) throw new Error(opened.kind);
    expect(opened).toMatchObject({
      source: 'live',
      asOf: NOW,
      value: { status: 200, headers: { etag: '"1"' } },
    });
    expect((await buffer(opened.value.body)).toString()).toBe('hello');
    expect(server.calls.pop()).toBe('/path;a=1?b=%20');
    await server.idle();
  });

  it.each([
    [204, {}, undefined],
    [304, { 'content-length': '9000' }, undefined],
    [300, {}, { kind: 'malformed', retryable: false }],
    [301, {}, { kind: 'malformed', retryable: false, providerCode: 'no_location' }],
    [400, {}, { kind: 'rejected', retryable: false }],
    [401, {}, { kind: 'auth', retryable: false }],
    [403, {}, { kind: 'auth', retryable: false }],
    [404, {}, { kind: 'rejected', retryable: false, providerCode: 'http_404' }],
    [407, {}, { kind: 'auth', retryable: false }],
    [408, {}, { kind: 'timeout', retryable: true }],
    [410, {}, { kind: 'rejected', retryable: false }],
    [429, {}, { kind: 'rate_limited', retryable: true }],
    [429, { 'retry-after': '120' }, { kind: 'rate_limited', retryable: true, retryAfterMs: 120_000 }],
    [429, { 'retry-after': 'Fri, 20 Nov 2026 09:01:00 GMT' }, { retryAfterMs: 60_000 }],
    [429, { 'retry-after': 'Thu, 19 Nov 2026 09:00:00 GMT' }, { retryAfterMs: 0 }],
    [429, { 'retry-after': '99999999999' }, { retryAfterMs: 86_400_000 }],
    [500, {}, { kind: 'unavailable', retryable: true, providerCode: 'http_500' }],
    [503, { 'retry-after': '5' }, { kind: 'unavailable', retryable: true, retryAfterMs: 5_000 }],
    [503, { 'retry-after': 'soon' }, { kind: 'unavailable', retryable: true }],
  ])('%i %j', async (status, headers, fail) => {
    answer = (response) => response.writeHead(status, headers).end();
    const opened = await open();
    if (opened.ok) {
      opened.value.body.destroy();
      expect([opened.value.status, fail]).toEqual([status, undefined]);
    } else {
      expect(opened).toMatchObject({ providerCode: `http_${status}`, ...fail });
      expect('retryAfterMs' in opened).toBe(fail !== undefined && 'retryAfterMs' in fail);
    }
    await server.idle();
  });

  it('follows redirects, relative, absolute and in unescaped Cyrillic', async () => {
    const steps = [`${server.origin}/a`, 'b?c=1', Buffer.from('/фид').toString('latin1')];
    answer = (response) => {
      const location = steps.shift();
      response.writeHead(location ? 302 : 200, { ...(location && { location }) }).end('found');
    };
    server.calls.length = 0;
    expect(await read()).toBe('found');
    expect(server.calls).toEqual(['/feed', '/a', '/b?c=1', '/%D1%84%D0%B8%D0%B4']);
    await server.idle();
  });
});

describe('sizes', () => {
  it('refuses a promised size over the limit before reading', async () => {
    answer = (response) => response.writeHead(200, { 'content-length': 1_001 }).flushHeaders();
    expect(await read()).toBe('rejected too_large');
    await server.idle();
  });

  it('reads exactly the limit', async () => {
    answer = (response) => response.end(Buffer.alloc(1_000, 'x'));
    expect((await read()).length).toBe(1_000);
  });

  it('breaks off at the first byte too many, and stops the server', async () => {
    let sent = 0;
    answer = (response) => {
      const chunk = Buffer.alloc(64 * 1024);
      const pump = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', pump);
      pump();
    };
    expect(await read({ maxBytes: 256 * 1024 })).toBe('LIMIT too_large');
    await server.idle();
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('time', () => {
  const hang = () => undefined;
  const hangInside = (response: ServerResponse) => response.write('half');

  it.each([
    ['a server that never answers, by its silence', hang, { idleMs: SHORT_MS }, {}, 'timeout'],
    ['a server that never answers, by the deadline', hang, {}, { deadlineMs: SHORT_MS }, 'timeout'],
    ['a body that stops, by its silence', hangInside, { idleMs: SHORT_MS }, {}, 'UNAVAILABLE timeout'],
    ['a body that stops, by the deadline', hangInside, {}, { deadlineMs: SHORT_MS }, 'UNAVAILABLE timeout'],
  ])('ends %s', async (_title, behave, request, call, outcome) => {
    answer = behave;
    expect(await read(request, { ...PATIENT, ...call })).toBe(outcome);
    await server.idle();
  });

  it('ends a body that drips for ever, by the deadline', async () => {
    answer = (response) => {
      const drip = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drip));
    };
    const call = { ...PATIENT, deadlineMs: 2 * SHORT_MS };
    expect(await read({ idleMs: SHORT_MS, maxBytes: 1e6 }, call)).toBe('UNAVAILABLE timeout');
    await server.idle();
  });

  it('ends a connection that is never accepted, after connectMs', async () => {
    const socket = new Socket();
    const network = { ...systemNetwork, connect: () => socket };
    const opened = await open({}, PATIENT, { network, connectMs: SHORT_MS });
    expect(opened).toEqual({ ok: false, kind: 'timeout', retryable: true });
    expect(socket.destroyed).toBe(true);
  });

  it('ends a resolver that never answers', async () => {
    const network = { ...systemNetwork, resolve: () => new Promise<never>(() => undefined) };
    const opened = await open({ url: 'http://feeds.test/', idleMs: SHORT_MS }, PATIENT, { network });
    expect(opened).toEqual({ ok: false, kind: 'timeout', retryable: true });
  });

  it('lets a slow reader be slow', async () => {
    answer = (response) => response.end('x'.repeat(1_000));
    const opened = await open({ idleMs: SHORT_MS });
    if (!opened.ok) throw new Error(opened.kind);
    await new Promise((done) => setTimeout(done, 2 * SHORT_MS));
    expect((await buffer(opened.value.body)).length).toBe(1_000);
  });

  it('stops when the caller does, before the answer and within it', async () => {
    const before = new AbortController();
    answer = () => before.abort();
    expect(await read({}, { ...PATIENT, signal: before.signal })).toBe('unavailable aborted');

    const within = new AbortController();
    answer = (response) => response.write('half');
    const opened = await open({}, { ...PATIENT, signal: within.signal });
    if (!opened.ok) throw new Error(opened.kind);
    within.abort();
    await setImmediate();
    await expect(buffer(opened.value.body)).rejects.toMatchObject({ details: { reason: 'unavailable' } });
    expect(await read({}, { ...PATIENT, signal: AbortSignal.abort() })).toBe('unavailable aborted');
    await server.idle();
  });
});

describe('broken servers', () => {
  it.each([
    [
      'a body shorter than promised',
      'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf',
      'UNAVAILABLE unavailable',
    ],
    [
      'a chunk cut short',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nx',
      'UNAVAILABLE unavailable',
    ],
    ['a body up to the end of the connection', 'HTTP/1.0 200 OK\r\n\r\nwhole', 'whole'],
    ['no answer at all', '', 'unavailable ECONNRESET'],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-', 'unavailable ECONNRESET'],
    ['something else than HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'malformed HPE_INVALID_CONSTANT'],
    ['a head without end', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(70_000)}`, 'malformed HPE_HEADER_OVERFLOW'],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      'malformed HPE_UNEXPECTED_CONTENT_LENGTH',
    ],
    [
      'another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
      'unavailable ECONNRESET',
    ],
    [
      'a hint before the answer',
      'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
      'ok',
    ],
  ])('%s', async (_title, bytes, outcome) => {
    const raw = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(bytes, 'latin1'));
    }).listen(0, '127.0.0.1');
    await once(raw, 'listening');
    const { port } = raw.address() as AddressInfo;
    const opened = await open({ url: `http://127.0.0.1:${port}/` }, PATIENT, {
      allowHosts: [`127.0.0.1:${port}`],
    });
    const got = opened.ok
      ? await buffer(opened.value.body).then(String, ({ code, details }) => `${code} ${details.reason}`)
      : `${opened.kind} ${opened.providerCode}`;
    expect(got).toBe(outcome);
    raw.close();
    await once(raw, 'close');
  });

  it('a port where nobody listens', async () => {
    const gone = await startFakeServer(() => undefined);
    await gone.close();
    const opened = await open({ url: gone.origin }, PATIENT, { allowHosts: [gone.listed] });
    expect(opened).toEqual({ ok: false, kind: 'unavailable', retryable: true, providerCode: 'ECONNREFUSED' });
  });
});
