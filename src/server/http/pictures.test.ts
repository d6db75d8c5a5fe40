import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { addPictures, DRAWINGS } from './pictures.ts';

const FACADE = '/pictures/5/facade/5-17-3-BUSINESS-card-dusk.svg';
const drawn: string[] = [];
const app = fastify();
addPictures(app, {
  ...DRAWINGS,
  facade(name) {
    drawn.push(name);
    return DRAWINGS.facade!(name);
  },
});
const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

it('a drawing is drawn once for everybody, whatever their packing, query and edition', async () => {
  const [first, again, packed, zipped] = await Promise.all([
    get(FACADE),
    get(`${FACADE}?n=1`),
    get(FACADE.replace('/5/', '/4/'), 'gzip, deflate, br'),
    get(FACADE, 'gzip'),
  ]);
  expect(first.body).toMatch(/^<svg /);
  expect(again.body).toBe(first.body);
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
  expect(packed.headers).toMatchObject({
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/svg+xml',
  });
  expect(drawn).toHaveLength(1);
});

it.each(['plan', 'facade', 'stage', 'yard', 'porch', 'lift'])(
  'a name that says nothing of a %s is none',
  async (kind) => {
    const { statusCode, headers } = await get(`/pictures/5/${kind}/nothing.svg`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);
