import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addIpoCalc } from '#api/rest/ipo-calc/add-ipo-calc.ts';
import { type Database, openDatabase } from '#db/client.ts';
import { countries } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import type { Product } from '../product.ts';
import { drawnPage } from './draw-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addTrpc } from './trpc.ts';

const SESSION = { cookie: 'authToken=somebody' };

let created: Awaited<ReturnType<typeof createTestDatabase>>;
/** One connection, and what a node has. */
let database: Database;
let whole: Database;
let app: FastifyInstance;
let wholeApp: FastifyInstance;
beforeAll(async () => {
  created = await createTestDatabase();
  await created.db.insert(countries).values({ id: 1, name: 'Россия' });
  database = openDatabase(created.url, 'answer', { connections: 1, connectWithinMs: 1_000 });
  whole = openDatabase(created.url, 'answer');
  [app, wholeApp] = await Promise.all([openApp(database), openApp(whole)]);
});
afterAll(async () => {
  await Promise.all([app.close(), wholeApp.close()]);
  await Promise.all([database.close(), whole.close()]);
  await created.drop();
});

type Renderer = Pick<PageRenderer, 'render'>;

const PAGE = drawnPage({ status: 200, statusText: '', headers: [], html: 'a page' }, null);
const BARE: Renderer = { render: async () => PAGE };

async function openApp(database: Database, renderer = BARE): Promise<FastifyInstance> {
  const context = testContext(database.db);
  const env = { appEnv: 'testing', publicUrl: 'http://127.0.0.1:3000' };
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  const product = { env, database, serviceContext } as unknown as Product;
  const app = fastify();
  addSecurityHeaders(app, { appEnv: 'testing', ofMaps: {}, isDev: false });
  await app.register(cookie);
  await addTrpc(app, product);
  await addIpoCalc(app, product);
  addPages(app, product, renderer);
  return app;
}

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

it('where PostgreSQL lets nobody in, pages say so without being drawn, and twice a second it is tried', async () => {
  const nobody = openDatabase('postgres://nobody@127.0.0.1:9/none', 'answer');
  const draw = vi.fn(async () => {
    await nobody.db.execute('SELECT 1');
    return PAGE;
  });
  const lostApp = await openApp(nobody, { render: draw });
  const tries = vi.spyOn(nobody.pool, 'onWaited');
  const visits = [await lostApp.inject('/'), await lostApp.inject('/'), await lostApp.inject('/search')];
  expect(visits.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    visits.map(() => [503, '5']),
  );
  // Nobody knew it before the first.
  expect(draw).toHaveBeenCalledTimes(1);
  const triesBefore = tries.mock.calls.length;
  const later = performance.now() + 500;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  await lostApp.inject('/');
  await lostApp.inject('/');
  clock.mockRestore();
  expect([tries.mock.calls.length - triesBefore, draw.mock.calls.length]).toEqual([1, 1]);
  await lostApp.close();
  await nobody.close();
});

it('when an idle connection breaks, a page asks whether anybody is let in before it is drawn', async () => {
  const lost = openDatabase(created.url, 'answer');
  const draw = vi.fn(async () => PAGE);
  const lostApp = await openApp(lost, { render: draw });
  const { rows } = await lost.pool.query('SELECT pg_backend_pid() AS pid');
  const broken = new Promise((done) => lost.pool.once('error', done));
  await created.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await broken;
  const refuse = vi.spyOn(lost.pool, 'connect').mockRejectedValueOnce(new Error('refused') as never);
  expect((await lostApp.inject('/')).statusCode).toBe(503);
  expect(draw).not.toHaveBeenCalled();
  refuse.mockRestore();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
  expect((await lostApp.inject('/')).statusCode).toBe(200);
  clock.mockRestore();
  await lostApp.close();
  await lost.close();
});

it('a table that somebody holds stops its own pages for seconds and the others not at all', async () => {
  const holder = await created.pool.connect();
  await holder.query('BEGIN; LOCK TABLE currency_rates IN ACCESS EXCLUSIVE MODE');
  const timed = async (path: string) => {
    const asked = performance.now();
    const { statusCode, headers } = await wholeApp.inject(`/api/trpc/${path}`);
    return { statusCode, retryAfter: headers['retry-after'], ms: performance.now() - asked };
  };
  const stalled = Array.from({ length: 6 }, () => timed('currenciesToRuble'));
  const others = await Promise.all(Array.from({ length: 6 }, () => timed('legalTags')));
  const stopped = await Promise.all(stalled);
  await holder.query('ROLLBACK');
  holder.release();
  expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(stopped.map(({ statusCode, retryAfter }) => `${statusCode} ${retryAfter}`))).toEqual(
    new Set(['503 5']),
  );
  expect(Math.min(...stopped.map(({ ms }) => ms))).toBeGreaterThan(Math.max(...others.map(({ ms }) => ms)));
  expect(Math.max(...stopped.map(({ ms }) => ms))).toBeLessThan(8_000);
});

it.each([
  ['answer', { statement: '10s', lock: '2s', idle: '15s' }],
  ['work', { statement: '30min', lock: '1min', idle: '15min' }],
] as const)('PostgreSQL itself keeps the time of the pool for %s', async (purpose, expected) => {
  const { pool, close } = openDatabase(created.url, purpose, { connections: 1 });
  const { rows } = await pool.query(
    `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  await close();
  expect(rows).toEqual([expected]);
});
