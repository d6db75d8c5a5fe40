import cookie from '@fastify/cookie';
import fc from 'fast-check';
import { fastify, type LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Product } from '../product.ts';
import { type DrawnPage, drawnPage } from './draw-page.ts';
import { createKeptPages, type KeptPages } from './kept-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

async function appWith(
  renderer: Pick<PageRenderer, 'render'>,
  services: object = {},
  keptPages: KeptPages | null = null,
) {
  const app = fastify();
  addSecurityHeaders(app, { appEnv: 'testing', ofMaps: {}, isDev: false });
  await app.register(cookie);
  const env = { appEnv: 'testing', publicUrl: 'http://127.0.0.1:3000' };
  const log = { child: () => log };
  const serviceContext = () => ({ now: new Date('2026-11-20T09:00:00Z'), ...services });
  const database = { pool: { letsIn: async () => true } };
  addPages(app, { env, database, serviceContext, log } as unknown as Product, renderer, keptPages);
  return app;
}

function pageOf(html: string): DrawnPage {
  return drawnPage({ status: 200, statusText: '', headers: [['content-type', 'text/html']], html }, null);
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
      return pageOf('');
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
    async render({ url }) {
      address = url;
      return pageOf('');
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
  ['/search?utm_source=mail&location=c9&page=2', '', '/search?page=2&utm_source=mail'],
  ['/search?ysclid=1', 'c1', '/search?location=c1&ysclid=1'],
])('with one city known, %s with the cookie %s leads to %s', async (asked, location, expected) => {
  const dictionaries = { cities: [{ id: 1 }], regions: [], countries: [] };
  const services = {
    catalogueIndex: { current: { version: '1' } },
    ports: { memory: { recall: async () => dictionaries } },
  };
  const app = await appWith({ render: async () => pageOf('') }, services);
  const answer = await app.inject({ url: asked, cookies: { location } });
  expect(answer.headers.location).toBe(expected);
  expect(answer.statusCode).toBe(expected ? (asked.includes('location') ? 307 : 302) : 200);
});

it.each([
  [40, 40],
  [400, 312],
])('of %i pages asked for at once %i are shown and the others told to come later', async (asked, shown) => {
  let underWay = 0;
  let most = 0;
  const app = await appWith({
    async render() {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return pageOf('a page');
    },
  });
  const answers = await Promise.all(Array.from({ length: asked }, () => app.inject('/search?page=2')));
  const kinds = answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`);
  expect(kinds.filter((one) => one === '200 undefined')).toHaveLength(shown);
  expect(kinds.filter((one) => one === '503 5')).toHaveLength(asked - shown);
  expect(most).toBeLessThanOrEqual(12);
});

describe('a page that many are shown', () => {
  /** Shows all that a page is drawn from. */
  const MIRROR: Pick<PageRenderer, 'render'> = {
    render: async ({ url, settings }) => pageOf(`<p>${JSON.stringify({ url, settings })}</p>`),
  };
  const SERVICES = {
    catalogueIndex: { current: { version: '1' } },
    ports: {
      memory: { recall: async () => ({ cities: [{ id: 1 }, { id: 2 }], regions: [], countries: [] }) },
    },
  };
  const one = <Value>(...values: Value[]) => fc.constantFrom(...values);
  const VISITS = fc.array(
    fc.record({
      url: one(
        '/',
        '/search',
        '/search?page=2',
        '/search?location=c1',
        '/search?yclid=1&page=2&utm_source=mail',
        '/search?nobody=knows',
        '/complex/1',
        '/account',
        '/admin/feeds',
      ),
      cookies: fc.record(
        { location: one('c1', 'c2', 'all', 'c9', '<'), mobile: one('true', 'false', ''), consent: one('1') },
        { requiredKeys: [] },
      ),
      headers: fc.record(
        {
          'user-agent': one('Mozilla/5.0 (iPhone)', 'Mozilla/5.0', ''),
          'sec-fetch-site': one('cross-site', 'same-origin'),
          'accept-language': one('ru', 'en'),
          referer: one('https://a.example/', 'https://b.example/?phone=79990000000'),
          'x-forwarded-for': one('10.0.0.1', '10.0.0.2'),
        },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 2, maxLength: 12 },
  );

  it('is for each of them what they would be shown alone', async () => {
    const keptPages = createKeptPages({ stamp: async () => '1', nowMs: () => 0 });
    const [shared, alone] = await Promise.all([
      appWith(MIRROR, SERVICES, keptPages),
      appWith(MIRROR, SERVICES),
    ]);
    const shown = ({ statusCode, body, headers }: LightMyRequestResponse) => {
      const { location, 'set-cookie': cookie, 'content-security-policy': policy } = headers;
      return { statusCode, body, location, cookie, policy };
    };
    await fc.assert(
      fc.asyncProperty(VISITS, async (visits) => {
        for (const visit of visits)
          expect(shown(await shared.inject(visit))).toEqual(shown(await alone.inject(visit)));
      }),
    );
  });

  it('is drawn once, whatever clicks of campaigns and search engines led to it', async () => {
    const keptPages = createKeptPages({ stamp: async () => '1', nowMs: () => 0 });
    const drawn: string[] = [];
    const app = await appWith(
      {
        async render({ url }) {
          drawn.push(url);
          return pageOf(`<p>${drawn.length}</p>`);
        },
      },
      SERVICES,
      keptPages,
    );
    const asked = ['', '&ysclid=m1', '&ysclid=m2', '&utm_source=vk&utm_term=flat', '&yclid=7&fbclid=8'];
    const answers = await Promise.all(asked.map((marks) => app.inject(`/search?location=c1${marks}`)));
    expect(new Set(answers.map(({ body, headers }) => body + headers.etag)).size).toBe(1);
    expect(drawn).toEqual(['http://127.0.0.1:3000/search?location=c1']);
  });

  it('comes without its text to a browser that has it', async () => {
    const keptPages = createKeptPages({ stamp: async () => '1', nowMs: () => 0 });
    const app = await appWith(MIRROR, SERVICES, keptPages);
    const first = await app.inject('/search?page=2');
    const again = (mark: string) => app.inject({ url: '/search?page=2', headers: { 'if-none-match': mark } });
    expect(await again(first.headers.etag!)).toMatchObject({ statusCode: 304, body: '' });
    expect(await again('W/"another"')).toMatchObject({ statusCode: 200, body: first.body });
  });

  it.each([
    ['/search', { authorization: 'Bearer a' }],
    ['/search', { cookie: 'authToken=a' }],
  ])('%s is not for who brings a session', async (url, headers) => {
    const keptPages = createKeptPages({ stamp: async () => '1', nowMs: () => 0 });
    const app = await appWith(MIRROR, SERVICES, keptPages);
    expect(await app.inject(url)).toMatchObject({ statusCode: 200 });
    // Nobody can be asked here whose session it is, so only a kept page could be shown.
    expect(await app.inject({ url, headers })).toMatchObject({ statusCode: 500 });
  });

  it.each(['/account', '/admin/feeds', '/invite/secret', '/dev/components'])('is not %s', async (url) => {
    const keptPages = createKeptPages({ stamp: async () => '1', nowMs: () => 0 });
    const app = await appWith(MIRROR, SERVICES, keptPages);
    await app.inject(url);
    expect((await app.inject(url)).headers.etag).toBeUndefined();
  });
});
