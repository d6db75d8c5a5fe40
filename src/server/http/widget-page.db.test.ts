import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import { ApiKeyInput } from '#contract/api-key.ts';
import { companies, leadDestinations } from '#db/schema/index.ts';
import { seedDemoKeys } from '#db/seed/demo-keys.ts';
import { createApiKey } from '#services/access/create-api-key.ts';
import type { WidgetCount } from '#services/widget/widget-tally.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { Product } from '../product.ts';
import { createKeptPages } from './kept-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import { addWidgetPage } from './widget-page.ts';

const POLICY = "default-src 'none';frame-ancestors 'self'";
/** Says what it was given, in place of the page that the build would make of it. */
const renderer: PageRenderer = {
  render: () => Promise.reject(new Error('no page of the site')),
  renderWidget: async (shown) => JSON.stringify('refused' in shown ? shown : { service: shown.service }),
};

const counted: WidgetCount[] = [];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const app = fastify();
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
  const widgetTally = { add: (one: WidgetCount) => void counted.push(one), flush: async () => {} };
  const context = testContext(database.db, { ports: { widgetTally } });
  await seedDemoKeys(database.db, TEST_NOW, context.ports.sealer.seal);
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', POLICY));
  addWidgetPage(app, { serviceContext } as Product, renderer);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

it.each([
  ['/widget/ipo-calc', 200, "'self'", { service: 'IPO_CALC' }],
  [
    '/widget/vitrina/demo-vitrina',
    200,
    "'self' http://127.0.0.1:* http://localhost:*",
    { service: 'VITRINA' },
  ],
  ['/widget/vitrina', 403, "'none'", { service: 'VITRINA', refused: 'UNAUTHENTICATED' }],
  ['/widget/vitrina/', 403, "'none'", { service: 'VITRINA', refused: 'UNAUTHENTICATED' }],
  ['/widget/vitrina/nope', 403, "'none'", { refused: 'UNAUTHENTICATED', detail: null }],
  [
    '/widget/vitrina/demo-expired?debug',
    403,
    "'none'",
    {
      detail: {
        status: 401,
        reason: expect.stringMatching(/^Срок ключа истёк \d\d\.\d\d\.\d{4}: попросите/),
      },
    },
  ],
  [
    '/widget/ipo-calc/unknown?debug=1',
    403,
    "'none'",
    { detail: { status: 401, reason: 'Такого ключа нет: скопируйте код вставки ещё раз, целиком.' } },
  ],
  [
    '/widget/ipo-calc/demo-ipo-calc?debug=1&page=https://stranger.example/flat',
    403,
    "'none'",
    {
      detail: {
        status: 403,
        reason: 'Сайта https://stranger.example нет среди адресов ключа: попросите добавить его.',
      },
    },
  ],
  [
    '/widget/ipo-calc/demo-ipo-calc?debug=1&page=http://localhost:5000/flat',
    200,
    "'self' http://127.0.0.1:* http://localhost:*",
    { service: 'IPO_CALC' },
  ],
  // The widget of everybody has no key to explain.
  ['/widget/ipo-calc?debug=1&page=https://stranger.example', 200, "'self'", { service: 'IPO_CALC' }],
  [
    '/widget/vitrina/demo-ipo-calc?debug',
    403,
    "'none'",
    { detail: { status: 403, reason: expect.stringMatching(/^Это ключ другого виджета/) } },
  ],
  ['/widget/ipo-calc/demo-vitrina?debug', 403, "'none'", { service: 'IPO_CALC', detail: { status: 403 } }],
])('%s answers %i and may be framed by %s', async (url, status, ancestors, shown) => {
  const answer = await get(url);
  const policy = String(answer.headers['content-security-policy']);
  expect([answer.statusCode, /frame-ancestors (.*)/.exec(policy)![1]]).toEqual([status, ancestors]);
  expect(answer.json()).toMatchObject(shown);
});

it.each([
  ['/widget/vitrina/demo-vitrina/flats', {}, 200],
  ['/widget/vitrina/demo-vitrina/complexes?startFrom=12', {}, 200],
  ['/widget/vitrina/demo-vitrina/flats?startFrom=-1', {}, 400],
  ['/widget/vitrina/demo-vitrina/flats?startFrom=9999999', {}, 400],
  ['/widget/vitrina/demo-vitrina/flats', { origin: 'https://evil.example' }, 403],
  ['/widget/vitrina/demo-ipo-calc/flats', {}, 403],
  ['/widget/vitrina/demo-expired/complexes', {}, 401],
])('%s with %j goes on with %i, and no other site reads it', async (url, headers, status) => {
  const answer = await get(url, headers);
  expect(answer.json()).toMatchObject({ status, ok: status === 200 });
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it('counts where a calculator of one client was shown, and neither the widgets of others nor what no browser shows', async () => {
  const ctx = testContext(database.db);
  const [bank, other] = await database.db
    .insert(companies)
    .values(['Банк', 'Другой'].map((name) => ({ name, type: 'BANK' as const, createdAt: TEST_NOW })))
    .returning();
  const make = (companyIds: number[], service = 'IPO_CALC') =>
    createApiKey(
      ctx,
      ApiKeyInput.parse({ service, description: 'Сайт', baseUrls: ['https://bank.example'], companyIds }),
    );
  const own = await make([bank!.id]);
  const path = `/widget/ipo-calc/${own.key}`;
  const both = await make([bank!.id, other!.id]);
  const vitrina = await make([bank!.id], 'VITRINA');
  counted.length = 0;
  await get(`${path}?page=${encodeURIComponent('https://bank.example/flat?utm=1')}`);
  await get(path, { referer: 'https://bank.example/' });
  await get(path);
  expect(counted).toEqual(
    ['bank.example/flat', 'bank.example', ''].map((page) => ({
      clientCompanyId: bank!.id,
      keyId: own.id,
      day: '2026-11-20',
      page,
      what: 'shown',
    })),
  );
  counted.length = 0;
  await get(path, { referer: 'https://stranger.example/' });
  await get(`${path}?debug=1&page=https://bank.example/flat`);
  await app.inject({ method: 'HEAD', url: path });
  await get('/widget/ipo-calc');
  await get('/widget/ipo-calc/demo-ipo-calc');
  await get(`/widget/ipo-calc/${both.key}`);
  await get(`/widget/vitrina/${vitrina.key}`);
  await get('/widget/ipo-calc/unknown');
  expect(counted).toEqual([]);
});

it('is drawn once for all who are shown the same, and anew when another gets its leads', async () => {
  const ctx = testContext(database.db);
  const [bank] = await database.db
    .insert(companies)
    .values({ name: 'Банк с формой', type: 'BANK', createdAt: TEST_NOW })
    .returning();
  const own = ApiKeyInput.parse({ service: 'IPO_CALC', description: 'Сайт', companyIds: [bank!.id] });
  const { key } = await createApiKey(ctx, own);
  const drawn: string[] = [];
  const counting: PageRenderer = {
    ...renderer,
    async renderWidget(shown) {
      const recipient = 'page' in shown && 'recipient' in shown.page ? shown.page.recipient : '';
      drawn.push(recipient);
      return `<p>${recipient}</p>`;
    },
  };
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...ctx, actor, requestId });
  const keptPages = createKeptPages({ stamp: async () => '1', nowMs: () => 0 });
  const keeping = fastify();
  addWidgetPage(keeping, { serviceContext } as Product, counting, keptPages);
  const ask = async (query = '', headers = {}) => {
    const answer = await keeping.inject({ url: `/widget/ipo-calc/${key}${query}`, headers });
    return [answer.statusCode, answer.body];
  };

  const first = [200, '<p>Генплан</p>'];
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([first, first, first]);
  expect(drawn).toHaveLength(1);
  await ask('?price=9000000');
  await ask('?page=https%3A%2F%2Fbank.example%2Fflat');
  await ask('', { 'sec-fetch-dest': 'iframe' });
  expect(drawn).toHaveLength(4);
  await database.db
    .insert(leadDestinations)
    .values({ clientCompanyId: bank!.id, provider: 'webhook', sealedUrl: 'sealed', updatedAt: TEST_NOW });
  expect(await ask()).toEqual([200, '<p>Банк с формой</p>']);
  await keeping.close();
});

it('is drawn in its turn, and whoever finds the line full is told when to come again', async () => {
  const context = testContext(database.db);
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  const gate = Promise.withResolvers<void>();
  const waiting: PageRenderer = {
    ...renderer,
    async renderWidget(shown) {
      if (!('refused' in shown)) await gate.promise;
      return '';
    },
  };
  const full = fastify();
  addWidgetPage(full, { serviceContext } as Product, waiting);
  let refused = 0;
  const answers = await Promise.all(
    Array.from({ length: 150 }, async (_, number) => {
      const { statusCode, headers } = await full.inject(`/widget/ipo-calc?price=${number}`);
      if (statusCode === 503) refused += 1;
      if (refused === 48) gate.resolve();
      return `${statusCode} ${headers['retry-after'] ?? ''}`;
    }),
  );
  const counts = ['200 ', '503 5'].map((kind) => answers.filter((one) => one === kind).length);
  expect(counts).toEqual([102, 48]);
  await full.close();
});
