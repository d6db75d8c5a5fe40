import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { Product } from '../product.ts';
import type { PageRenderer } from './page-renderer.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

async function appWith(renderer: Pick<PageRenderer, 'render'>, services: object = {}) {
  const app = fastify();
  await addSecurityHeaders(app, { appEnv: 'testing', ofMaps: {}, isDev: false });
  await app.register(cookie);
  const env = { appEnv: 'testing', publicUrl: 'http://127.0.0.1:3000' };
  const serviceContext = () => ({ now: new Date('2026-11-20T09:00:00Z'), ...services });
  addPages(app, { env, serviceContext } as unknown as Product, renderer);
  return app;
}

it('answers with a page in words when rendering itself fails', async () => {
  const app = await appWith({ render: () => Promise.reject(new Error('a secret of ours')) });
  const answer = await app.inject('/search?sort=newest');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=UTF-8');
  expect(answer.body).toContain('<title>Страница не найдена</title>');
  expect(answer.body).toContain('Упс… Что\u2011то пошло не так');
  expect(answer.body).toContain('Обновить страницу');
  expect(answer.body).not.toContain('a secret of ours');
  expect(answer.body).not.toContain('<script');
});

it.each([
  ['same-origin', false],
  ['cross-site', true],
])('a page asked for from %s may have a session it cannot see: %s', async (site, expected) => {
  let mayHaveSession: boolean | undefined;
  const app = await appWith({
    async render({ settings }) {
      mayHaveSession = settings.mayHaveSession;
      return new Response('');
    },
  });
  await app.inject({ url: '/', headers: { 'sec-fetch-site': site } });
  expect(mayHaveSession).toBe(expected);
});

it.each([
  ['/search?page=2', '/search?page=2'],
  ['//', '/'],
  ['http://evil.example/search?page=2', '/search?page=2'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/?a=//b', '/evil.example/?a=//b'],
])('%s is an address of this site: %s', async (asked, expected) => {
  let address = '';
  const app = await appWith({
    async render({ request }) {
      address = request.url;
      return new Response('');
    },
  });
  await app.inject({ url: asked });
  expect(address).toBe(`http://127.0.0.1:3000${expected}`);
});

it.each([
  ['/search?location=c9', '', '/search'],
  ['//evil.example?location=c9', '', '/evil.example'],
  ['/search', 'c9', undefined],
  ['/search?location=c9', 'c1', '/search'],
  ['/search', 'c9,c1', '/search?location=c1'],
])('with one city known, %s with the cookie %s leads to %s', async (asked, location, expected) => {
  const dictionaries = { cities: [{ id: 1 }], regions: [], countries: [] };
  const services = {
    catalogueIndex: { current: { version: '1' } },
    ports: { memory: { recall: async () => dictionaries } },
  };
  const app = await appWith({ render: async () => new Response('') }, services);
  const answer = await app.inject({ url: asked, cookies: { location } });
  expect(answer.headers.location).toBe(expected);
  expect(answer.statusCode).toBe(expected ? (asked === '/search' ? 302 : 307) : 200);
});

it.each([
  [40, 40],
  [200, 112],
])('of %i pages asked for at once %i are shown and the others told to come later', async (asked, shown) => {
  let underWay = 0;
  let most = 0;
  const app = await appWith({
    async render() {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return new Response('a page');
    },
  });
  const answers = await Promise.all(Array.from({ length: asked }, () => app.inject('/search?page=2')));
  const kinds = answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`);
  expect(kinds.filter((one) => one === '200 undefined')).toHaveLength(shown);
  expect(kinds.filter((one) => one === '503 5')).toHaveLength(asked - shown);
  expect(most).toBeLessThanOrEqual(12);
});
