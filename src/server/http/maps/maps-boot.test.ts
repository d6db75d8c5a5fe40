import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { dressPage } from '#web/page-files/dress-page.ts';
import type { Env } from '../../env.ts';
import { drawPage, type PageToDraw, readAnswers } from '../draw-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { addMapsBoot } from './add-maps-boot.ts';
import { mapsBoot } from './maps-boot.ts';
import { withMapsBoot } from './with-maps-boot.ts';

const OURS: Env['map'] = { engine: 'maplibre', pmtilesUrl: '/maps/moscow.pmtiles', yandexKey: null };
const YANDEX: Env['map'] = { ...OURS, engine: 'yandex', yandexKey: '00000000-aaaa-4bbb-8ccc-&"000000000' };

it.each([OURS, YANDEX])('the script of $engine is at most 1 KB and is JavaScript', (map) => {
  const { code } = mapsBoot(map);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(1_024);
  expect(() => new Function(code)).not.toThrow();
});

it('only the script of Yandex fetches anything, with the key of the deployer', () => {
  expect(mapsBoot(OURS).code).not.toContain('yandex');
  expect(mapsBoot(YANDEX).code).toContain(
    '"https://api-maps.yandex.ru/v3/?apikey=00000000-aaaa-4bbb-8ccc-%26%22000000000&lang=ru_RU"',
  );
});

it('another content has another name', () => {
  expect(mapsBoot(OURS).path).toMatch(/^\/maps\/boot-[\w-]{10}\.js$/);
  expect(mapsBoot(OURS).path).toBe(mapsBoot({ ...OURS }).path);
  expect(mapsBoot(YANDEX).path).not.toBe(mapsBoot(OURS).path);
});

it('is served to be kept for ever, packed for those who can unpack it', async () => {
  const boot = mapsBoot(OURS);
  const app = fastify();
  addMapsBoot(app, boot);
  const packed = await app.inject({ url: boot.path, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(boot.code);
  expect((await app.inject(boot.path)).body).toBe(boot.code);
});

it('is found under one name too, by which it is asked for anew each time', async () => {
  const boot = mapsBoot(OURS);
  const app = fastify();
  addMapsBoot(app, boot);
  const answer = await app.inject('/maps/boot.js');
  expect(answer.body).toBe(boot.code);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each([
  ['/', true],
  ['/complex/7', true],
  ['/no-such-page', true],
  ['/about/widget', true],
  ['/landing/mortgage', false],
  ['/widget/ipo-calc', false],
  ['/api/docs', false],
])('the page %s names the script: %s', async (path, expected) => {
  const boot = mapsBoot(OURS);
  const html = '<html><head></head><body></body></html>';
  const render: Parameters<typeof drawPage>[0] = async ({ dress }) => ({
    status: 404,
    statusText: '',
    headers: [],
    html: new TextEncoder().encode(dress(html, [], [])),
  });
  const plain: Pick<PageRenderer, 'render'> = {
    render: (page) =>
      drawPage(render, { ...page, call: readAnswers(page.call), parts: null }, (bare, _, added) =>
        dressPage(bare, { sheets: [], pieces: [], scripts: [] }, added),
      ),
  };
  const url = `http://127.0.0.1:3000${path}?searchFilters={}`;
  const answer = await withMapsBoot(plain, boot).render({ url, inHead: '' } as PageToDraw);
  const tag = `<script async data-maps-script src="${boot.path}"></script>`;
  expect(answer.status).toBe(404);
  expect(Buffer.from(answer.html).toString()).toBe(
    `<html><head><style></style>${expected ? tag : ''}</head><body></body></html>`,
  );
});
