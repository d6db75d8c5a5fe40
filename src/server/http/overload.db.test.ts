import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addIpoCalc } from '#api/rest/ipo-calc/add-ipo-calc.ts';
import { type Database, openDatabase } from '#db/client.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import type { Product } from '../product.ts';
import type { PageRenderer } from './page-renderer.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addTrpc } from './trpc.ts';

const SESSION = { cookie: 'authToken=somebody' };

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, { connections: 1, connectWithinMs: 1_000 });
  const context = testContext(database.db);
  const env = { appEnv: 'testing', publicUrl: 'http://127.0.0.1:3000' };
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  const product = { env, database, serviceContext } as unknown as Product;
  app = fastify();
  await addSecurityHeaders(app, { appEnv: 'testing', ofMaps: {}, isDev: false });
  await app.register(cookie);
  await addTrpc(app, product);
  await addIpoCalc(app, product);
  const renderer: Pick<PageRenderer, 'render'> = { render: async () => new Response('a page') };
  addPages(app, product, renderer);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await created.drop();
});

it.each([
  ['a call of partners', '/api/ipo-calc/v3/offers', { authorization: 'demo-ipo-calc' }, 401],
  ['a procedure', '/api/trpc/currenciesToRuble', {}, 200],
  ['a procedure of somebody signed in', '/api/trpc/currenciesToRuble', SESSION, 200],
  ['a page of somebody signed in', '/', SESSION, 200],
])('%s without a free connection is told to come later', async (_, url, headers, otherwise) => {
  const held = await database.pool.connect();
  const refused = await app.inject({ url, headers });
  held.release();
  expect({ status: refused.statusCode, retryAfter: refused.headers['retry-after'] }).toEqual({
    status: 503,
    retryAfter: '5',
  });
  expect((await app.inject({ url, headers })).statusCode).toBe(otherwise);
});

it.each([
  ['comingSoonEmail', { email: 'anna@mark.test' }],
  ['applyBookingLeadForm', { name: 'Анна', phone: '+7 (999) 555-01-01', CountryId: 1, HouseBook: false }],
])('%s is told to come later while the database takes nothing in', async (path, form) => {
  await database.pool.query('SET default_transaction_read_only = on');
  const answer = await app.inject({
    method: 'POST',
    url: `/api/trpc/${path}`,
    headers: { 'content-type': 'application/json' },
    payload: { json: { ...form, agreement: true } },
  });
  await database.pool.query('SET default_transaction_read_only = off');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.json.message]).toEqual([
    503,
    '5',
    'Сервис временно недоступен. Повторите чуть позже',
  ]);
});
