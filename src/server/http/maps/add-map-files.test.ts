import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyPmtiles } from '#tests/tiny-pmtiles.ts';
import { addMapFiles } from './add-map-files.ts';

const TILE = Buffer.from('one tile of the whole world');
const ARCHIVE = tinyPmtiles(TILE);
const app = fastify();

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'genplan-maps-'));
  mkdirSync(join(dataDir, 'maps'));
  writeFileSync(join(dataDir, 'secret.key'), 'secret');
  writeFileSync(join(dataDir, 'maps', '.hidden'), 'hidden');
  writeFileSync(join(dataDir, 'maps', 'tiny.pmtiles'), ARCHIVE);
  await addMapFiles(app, { dataDir });
});
afterAll(() => app.close());

it('gives an archive to keep for ever, and by ranges', async () => {
  const whole = await app.inject('/maps/tiny.pmtiles');
  expect(whole.statusCode).toBe(200);
  expect(whole.rawPayload).toEqual(ARCHIVE);
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/vnd.pmtiles',
    etag: expect.any(String),
  });
  const part = await app.inject({ url: '/maps/tiny.pmtiles', headers: { range: 'bytes=0-6' } });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('PMTiles');
  expect(part.headers['content-range']).toBe(`bytes 0-6/${ARCHIVE.length}`);
});

it('refuses a range beyond the end and does not send anew what is known', async () => {
  const beyond = await app.inject({ url: '/maps/tiny.pmtiles', headers: { range: 'bytes=100000-' } });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${ARCHIVE.length}`);
  const { etag } = (await app.inject('/maps/tiny.pmtiles')).headers;
  const known = await app.inject({ url: '/maps/tiny.pmtiles', headers: { 'if-none-match': String(etag) } });
  expect(known.statusCode).toBe(304);
});

it.each([
  '/maps/../secret.key',
  '/maps/%2e%2e/secret.key',
  '/maps/..%2fsecret.key',
  '/maps/..%5csecret.key',
  '/maps/.hidden',
  '/maps/',
  '/maps/no-such.pmtiles',
])('keeps %s to itself', async (url) => {
  const answer = await app.inject(url);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toMatch(/secret$|hidden$/);
});

it('is what the reader of maps reads tiles from', async () => {
  const address = await app.listen({ port: 0 });
  const archive = new PMTiles(`${address}/maps/tiny.pmtiles`);
  expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 0, tileType: 1 });
  expect(Buffer.from((await archive.getZxy(0, 0, 0))!.data)).toEqual(TILE);
  expect(await archive.getZxy(1, 0, 0)).toBeUndefined();
});
