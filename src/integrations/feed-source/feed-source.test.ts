import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '#feeds/read-feed.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { type FakeServer, startFakeServer } from '../http/fake-server.ts';
import type { CallContext } from '../result.ts';
import { describeFail } from './describe-fail.ts';
import { httpFeedSource } from './http.ts';
import type { FeedRequest, FeedSource } from './port.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const ETAG = '"v1"';
const CHANGED_AT = 'Thu, 19 Nov 2026 03:00:00 GMT';

let xml: Buffer;
let server: FakeServer;
let source: FeedSource;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  xml = await buffer(yrlFeed(manyOffers(300)));
  server = await startFakeServer((request, response) => answer(request, response));
  source = httpFeedSource({ now: () => NOW, allowHosts: [server.listed] }, { maxBytes: 1_000_000 });
});
afterAll(() => server.close());

const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };

function open(request: Partial<FeedRequest> = {}) {
  return source.open({ url: `${server.origin}/feed.xml?key=s3cret`, ...request }, call);
}

/** A server of a file, as careful as nginx: it compares validators and packs for those who ask. */
function serveFile(request: IncomingMessage, response: ServerResponse): void {
  const { 'if-none-match': etag, 'if-modified-since': since, 'accept-encoding': accepts } = request.headers;
  const validators = { etag: ETAG, 'last-modified': CHANGED_AT };
  if (etag === undefined ? since === CHANGED_AT : etag === ETAG) {
    response.writeHead(304, validators).end();
    return;
  }
  if (accepts !== 'gzip') throw new Error(`it accepts ${accepts}`);
  const packed = gzipSync(xml);
  const headers = { ...validators, 'content-encoding': 'gzip', 'content-length': packed.length };
  response.writeHead(200, headers).end(packed);
}

async function readOpened(opened: Awaited<ReturnType<typeof open>>) {
  if (!opened.ok || opened.value.unchanged) throw new Error('not opened');
  return readFeed(opened.value.stream, { clientName: 'Клиент', now: NOW });
}

describe('a feed', () => {
  it('packed on the wire is read whole', async () => {
    answer = serveFile;
    const opened = await open();
    expect(opened).toMatchObject({
      source: 'live',
      asOf: NOW,
      value: { unchanged: false, etag: ETAG, lastModified: CHANGED_AT, bytes: gzipSync(xml).length },
    });
    expect(await readOpened(opened)).toMatchObject({ status: 'read', dialect: 'yrl', accepted: 300 });
    await server.idle();
  });

  it.each([
    ['a packed file', { 'content-type': 'application/gzip' }, () => gzipSync(xml)],
    [
      'a packed file that says it is packed on the wire',
      { 'content-encoding': 'x-gzip' },
      () => gzipSync(xml),
    ],
    ['plain XML that says it is a page', { 'content-type': 'text/html' }, () => xml],
  ])('as %s is read whole', async (_title, headers, bytes) => {
    answer = (_request, response) => response.writeHead(200, headers).end(bytes());
    const opened = await open();
    expect(opened).toMatchObject({ value: { etag: null, lastModified: null } });
    expect(await readOpened(opened)).toMatchObject({ status: 'read', accepted: 300 });
  });

  it.each<[string, Partial<FeedRequest>, boolean]>([
    ['the same ETag', { etag: ETAG }, true],
    ['the same date', { lastModified: CHANGED_AT }, true],
    ['both', { etag: ETAG, lastModified: CHANGED_AT }, true],
    ['another ETag', { etag: '"v0"', lastModified: CHANGED_AT }, false],
    ['nothing', { etag: null, lastModified: null }, false],
  ])('asked with %s', async (_title, request, unchanged) => {
    answer = serveFile;
    const opened = await open(request);
    expect(opened).toMatchObject({ ok: true, value: { unchanged } });
    if (opened.ok && !opened.value.unchanged) opened.value.stream.destroy();
    await server.idle();
  });

  it.each([
    ['cut short', () => xml.subarray(0, xml.length / 2), 'NOT_WELL_FORMED'],
    ['replaced by a page', () => Buffer.from('<html><body>Вход</body></html>'), 'NOT_XML'],
    ['empty', () => Buffer.alloc(0), 'EMPTY_FILE'],
  ])('%s is refused by its reader', async (_title, bytes, reason) => {
    answer = (_request, response) => response.writeHead(200, { connection: 'close' }).end(bytes());
    expect(await readOpened(await open())).toMatchObject({ status: 'refused', refusal: { reason } });
    await server.idle();
  });

  it('that breaks off on the wire ends the reading in words', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': xml.length });
      response.write(xml.subarray(0, 50_000), () => response.destroy());
    };
    const reading = readOpened(await open());
    await expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /оборвалось/ });
  });

  it('that hides its size is cut off at the limit', async () => {
    answer = (_request, response) => {
      response.write(xml);
      response.end(Buffer.alloc(1_000_000, ' '));
    };
    await expect(readOpened(await open())).rejects.toMatchObject({
      code: 'LIMIT',
      details: { reason: 'too_large' },
    });
    await server.idle();
  });
});

describe('a fail', () => {
  it.each([
    [404, {}, 'rejected', 'По этому адресу фида нет (404)'],
    [410, {}, 'rejected', 'Фид по этому адресу убран навсегда (410)'],
    [418, {}, 'rejected', 'Сервер отказал (418)'],
    [401, {}, 'auth', 'Сервер не пускает: проверьте ключ или права доступа (401)'],
    [429, {}, 'rate_limited', 'Сервер просит обращаться реже (429)'],
    [
      429,
      { 'retry-after': '90' },
      'rate_limited',
      'Сервер просит обращаться реже (429); повторить можно через 2 мин',
    ],
    [503, { 'retry-after': '1' }, 'unavailable', 'Сервер недоступен (503); повторить можно через 1 мин'],
    [206, {}, 'malformed', 'Ответ сервера не удалось понять (206)'],
    [304, {}, 'malformed', 'Ответ сервера не удалось понять (304)'],
    [302, {}, 'malformed', 'Сервер переводит на другой адрес, но не говорит на какой'],
    [
      200,
      { 'content-encoding': 'br' },
      'malformed',
      'Сервер сжал фид так, что его не распаковать: нужен gzip или файл без сжатия',
    ],
    [200, { 'content-length': '1000001' }, 'rejected', 'Фид больше 512 МБ'],
  ])('%i %j is %s: %s', async (status, headers, kind, words) => {
    answer = (_request, response) => response.writeHead(status, headers).flushHeaders();
    const opened = await open();
    if (opened.ok) throw new Error('opened');
    expect([opened.kind, describeFail(opened)]).toEqual([kind, words]);
    await server.idle();
  });

  it.each([
    ['ftp://feeds.test/feed.xml?s3cret', /http:\/\/ или https:\/\//],
    ['http://user:s3cret@feeds.test/', /имя и пароль/],
    ['http://feeds.test:8080/s3cret', /FETCH_ALLOW_HOSTS/],
    ['http://127.0.0.1/s3cret', /внутреннюю сеть/],
    ['feed s3cret', /не адрес/],
  ])('%s is blocked in words that keep the secret', async (url, words) => {
    const opened = await open({ url });
    if (opened.ok) throw new Error('opened');
    expect(opened.kind).toBe('blocked');
    expect(describeFail(opened)).toMatch(words);
    expect(JSON.stringify(opened) + describeFail(opened)).not.toContain('s3cret');
  });

  it.each([
    ['timeout', 'Сервер не ответил вовремя'],
    ['blocked', 'Адрес запрещён'],
  ] as const)('%s without a code has words too', (kind, words) => {
    expect(describeFail({ ok: false, kind, retryable: false })).toBe(words);
  });
});
