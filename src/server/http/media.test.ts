import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { Product } from '../product.ts';
import { addMedia } from './media.ts';

const NAME = `${'a1'.repeat(32)}.webp`;
const TAG = `"${NAME.slice(0, 32)}"`;

let stored: Awaited<ReturnType<BlobStore['get']>>;
let reads = 0;
const storage = {
  async head() {
    return stored;
  },
  async get() {
    reads += 1;
    return stored;
  },
};
const app = fastify();
addMedia(app, { serviceContext: () => ({ ports: { storage } }) } as unknown as Product);
beforeEach(() => {
  reads = 0;
  const value = { type: 'image/webp', size: 4, sha256: 'a1', body: Readable.from([Buffer.from('RIFF')]) };
  stored = { ok: true, value, source: 'live', asOf: new Date(0) };
});
afterAll(() => app.close());

const ask = (name = NAME, headers = {}) => app.inject({ url: `/media/${name}`, headers });

it('gives a picture that browsers may keep for a year', async () => {
  const answer = await ask();
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([200, 'RIFF', TAG]);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('tells who has a picture already without asking the store', async () => {
  const answer = await ask(NAME, { 'if-none-match': TAG });
  expect([answer.statusCode, answer.body, reads]).toEqual([304, '', 0]);
  expect((await ask(NAME, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('tells its length to whoever asks for the head alone, and reads no bytes for that', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `/media/${NAME}` });
  expect([answer.statusCode, answer.headers['content-length'], answer.headers['content-type']]).toEqual([
    200,
    '4',
    'image/webp',
  ]);
  expect([answer.body, reads]).toEqual(['', 0]);
  stored = { ok: false, kind: 'rejected', retryable: false, providerCode: 'not_found' };
  expect((await app.inject({ method: 'HEAD', url: `/media/${NAME}` })).statusCode).toBe(404);
});

it('does not know a name that no picture has, whatever the browser says it has', async () => {
  for (const name of ['other.webp', `${'A1'.repeat(32)}.webp`]) {
    const answer = await ask(name, { 'if-none-match': `"${name.slice(0, 32)}"` });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  }
});

it.each([
  [{ kind: 'rejected', retryable: false, providerCode: 'not_found' }, 404, undefined],
  [{ kind: 'unavailable', retryable: true }, 503, '5'],
  [{ kind: 'auth', retryable: false, providerCode: 'AccessDenied' }, 503, '5'],
  [{ kind: 'malformed', retryable: false, providerCode: 'not_our_object' }, 503, '5'],
] as const)(
  'answers %o with %i, to be asked again or not, and kept by nobody',
  async (fail, status, wait) => {
    stored = { ok: false, ...fail };
    const answer = await ask();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, wait]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^(Такой картинки нет|Картинка сейчас не читается, попробуйте ещё раз)$/);
  },
);
