import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '#api/trpc/root.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { fillWideCatalogue } from '#tests/wide-catalogue.ts';
import type { Product } from '../product.ts';
import { createKeptPages } from './kept-pages.ts';
import { IS_DEAR } from './shared-calls.ts';
import { addTrpc } from './trpc.ts';

const CARDS = { filters: {}, amount: 3 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let keeping: FastifyInstance;
let plain: FastifyInstance;
let stamp = '1';
let asked = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWideCatalogue(database.db, TEST_NOW);
  const product = {
    env: { appEnv: 'testing', publicUrl: 'https://genplan.test' },
    serviceContext() {
      asked += 1;
      return testContext(database.db);
    },
    log: { child: () => ({}), error() {}, warn() {} },
    metrics: { visitorReads: { inc() {} } },
  } as unknown as Product;
  const open = async (keptPages: Parameters<typeof addTrpc>[2]) => {
    const app = fastify();
    await app.register(cookie);
    await addTrpc(app, product, keptPages);
    return app;
  };
  keeping = await open(createKeptPages({ stamp: async () => stamp, nowMs: () => 0 }));
  plain = await open(null);
});
afterAll(async () => {
  await Promise.all([keeping.close(), plain.close()]);
  await database.drop();
});
beforeEach(() => {
  stamp += '+';
  asked = 0;
});

/** The address of a call, alone or in a batch as our pages write it. */
function callOf(procedures: string, ...inputs: object[]): string {
  const written = inputs.map((json) => ({ json }));
  const isBatch = inputs.length > 1;
  const input = JSON.stringify(isBatch ? { ...written } : written[0]);
  return `/api/trpc/${procedures}?${new URLSearchParams({ ...(isBatch && { batch: '1' }), input })}`;
}

async function ask(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: told } = await app.inject({ url, headers });
  return { statusCode, body, type: told['content-type'], kept: told['cache-control'] };
}

it.each(Object.keys(IS_DEAR))('%s is a question that anybody may ask', (name) => {
  const { type, meta } = appRouter._def.procedures[name as 'flatsTotal']._def;
  expect([type, meta]).toEqual(['query', { access: 'anyone' }]);
});

describe('what many visitors ask', () => {
  const ALIKE = [
    callOf('catalog.flatCards', CARDS),
    callOf('catalog.complexCards', CARDS),
    callOf('catalog.facets', { filters: {} }),
    callOf('flatsTotal,catalog.flatCards', { filters: { roomsCount: ['2'] } }, CARDS),
  ];

  it.each(ALIKE)('is answered once for all, and as it would be for each: %s', async (url) => {
    const answers = await Promise.all([
      ask(keeping, url),
      ask(keeping, url, { cookie: 'location=c1; mobile=true' }),
      ask(keeping, url, { referer: 'https://genplan.test/search', 'user-agent': 'Somebody' }),
    ]);
    expect(asked).toBe(1);
    const own = await ask(plain, url);
    expect(own.statusCode).toBe(200);
    expect(answers).toEqual([own, own, own]);
  });

  it('is answered anew after a change, and packed for whoever reads it so', async () => {
    const url = callOf('catalog.flatCards', CARDS);
    const { body } = await ask(keeping, url);
    stamp += '+';
    expect((await ask(keeping, url)).body).toBe(body);
    expect(asked).toBe(2);
    const packed = await keeping.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'trpc-accept, accept, accept-encoding',
    });
    expect(asked).toBe(2);
  });
});

describe('each has their own answer', () => {
  const road = 'metro:1,foot,30';
  it.each([
    ['who is signed in', callOf('catalog.flatCards', CARDS), { cookie: 'authToken=somebody' }],
    ['who asks line by line', callOf('catalog.flatCards', CARDS), { 'trpc-accept': 'application/jsonl' }],
    ['who asks for a road', callOf('catalog.flatCards', { ...CARDS, road }), {}],
    [
      'who asks for a road among others',
      callOf('flatsTotal,catalog.flatCards', { filters: {} }, { ...CARDS, road }),
      {},
    ],
    [
      'who asks for a road as if among others',
      `${callOf('catalog.flatCards', { ...CARDS, road })}&batch=0`,
      {},
    ],
    ['to what is counted in no time', callOf('flatsTotal', { filters: {} }), {}],
    ['to what nobody else asks', callOf('catalog.flatCards,catalog.reach', CARDS, {}), {}],
    ['to what nobody understands', callOf('catalog.flatCards', { amount: 'many' }), {}],
    ['to what cannot be read', '/api/trpc/catalog.flatCards?input=%7B', {}],
    ['to what has no input', '/api/trpc/catalog.flatCards', {}],
  ])('%s', async (_, url, headers) => {
    const own = await ask(plain, url, headers);
    const asksForOne = asked;
    expect(await ask(keeping, url, headers)).toEqual(own);
    expect(await ask(keeping, url, headers)).toEqual(own);
    expect(asked).toBe(3 * asksForOne);
  });
});
