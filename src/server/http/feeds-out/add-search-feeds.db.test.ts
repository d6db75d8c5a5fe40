import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatPrices, flatStatuses, flats } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { Product } from '../../product.ts';
import { addSearchFeeds } from './add-search-feeds.ts';

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Flats on sale for roubles, in the order in which something happens to them. */
let [added, cheaper, sold, old] = [0, 0, 0, 0];
let version = 'one';
const app = fastify();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makeSearchWorld(db);
  await db.delete(flatPrices);
  await db.delete(flatStatuses);
  await db.update(flats).set({ createdAt: ago(90) });
  const rows = await db
    .select({ id: flats.id })
    .from(flats)
    .where(and(eq(flats.status, 'FREE'), isNull(flats.withdrawnAt), eq(flats.originalCurrency, 'RUB')))
    .orderBy(asc(flats.id))
    .limit(4);
  [added, cheaper, sold, old] = rows.map(({ id }) => id) as [number, number, number, number];
  await db
    .update(flats)
    .set({ createdAt: ago(1) })
    .where(eq(flats.id, added));
  const priced = (flatId: number, at: Date, price: number) => ({
    flatId,
    at,
    price,
    originalPrice: price,
    originalCurrency: 'RUB' as const,
  });
  await db
    .insert(flatPrices)
    .values([
      priced(cheaper, ago(60), 13_000_000),
      priced(cheaper, ago(2), 12_650_000),
      priced(old, ago(80), 9_000_000),
      priced(old, ago(50), 9_500_000),
    ]);
  await db.update(flats).set({ price: 12_650_000, originalPrice: 12_650_000 }).where(eq(flats.id, cheaper));
  await db.update(flats).set({ status: 'SOLD' }).where(eq(flats.id, sold));
  await db.insert(flatStatuses).values([
    { flatId: sold, at: ago(20), status: 'BOOKED' },
    { flatId: sold, at: ago(3), status: 'SOLD' },
  ]);
  const context = testContext(db);
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  const shown: Product['shown'] = {
    current: async () => ({ version, position: null }),
    stop: async () => {},
  };
  addSearchFeeds(app, {
    serviceContext,
    shown,
    env: { publicUrl: 'https://genplan.example' } as Product['env'],
  } as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const titles = async (url: string) =>
  (await get(url))
    .json()
    .items.map(({ id, title }: { id: string; title: string }) => [
      Number(/for-sale\/(\d+)#/.exec(id)![1]),
      title.replaceAll('\u00a0', ' ').split(': ')[0],
    ]);

it('tells what is new, repriced and gone, the latest first, and nothing older than a month', async () => {
  expect(await titles('/search.json')).toEqual([
    [added, 'Новая'],
    [cheaper, 'Дешевле на 350 000 ₽'],
    [sold, 'Продана'],
  ]);
  const { headers, body } = await get('/search.atom?utm_source=a%26b');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body.match(/<entry>/g)).toHaveLength(3);
  expect(body).toContain('<link rel="self" href="https://genplan.example/search.atom?utm_source=a%26b"/>');
  expect(body).toContain(`<link rel="alternate" href="https://genplan.example/for-sale/${cheaper}"/>`);
});

it('tells only of what the search asks for', async () => {
  const upTo = (to: number) =>
    `/search.json?searchFilters=${encodeURIComponent(JSON.stringify({ priceRange: { from: to, to } }))}`;
  expect(await titles(upTo(12_650_000))).toEqual([[cheaper, 'Дешевле на 350 000 ₽']]);
  expect(await titles('/search.json?location=c999999')).toEqual([]);
  const [{ regionId }] = (
    await database.db.execute<{ regionId: number }>(
      sql`SELECT region_id AS "regionId" FROM complexes JOIN flats ON complex_id = complexes.id WHERE flats.id = ${added}`,
    )
  ).rows as [{ regionId: number }];
  expect(await titles(`/search.json?location=r${regionId}`)).toContainEqual([added, 'Новая']);
});

it.each(['searchFilters=%7B', 'location=%00', 'area=1;2', 'presetTab=99', 'searchFilters=[1]'])(
  'takes %s for what cannot be read and tells of everything',
  async (query) => {
    expect(await titles(`/search.json?${query}`)).toHaveLength(3);
  },
);

it('obeys the ways and the terms of whoever asks, and leads to the search that says them too', async () => {
  const [latitude, longitude] = [55.75, 37.62];
  await database.db.execute(sql`
    UPDATE houses SET latitude = ${latitude}, longitude = ${longitude}
    WHERE id = (SELECT house_id FROM flats WHERE id = ${added})
  `);
  const near = (north: number) =>
    encodeURIComponent(`${(latitude + north).toFixed(4)},${longitude.toFixed(4)},foot,30`);
  expect(await titles(`/search.json?road=${near(0)}`)).toContainEqual([added, 'Новая']);
  expect(await titles(`/search.json?road=${near(20)}`)).toEqual([]);
  const page = (await get(`/search.json?terms=years25&road=${near(0)}`)).json().home_page_url;
  expect(page).toMatch(/^https:\/\/genplan\.example\/search\?terms=years25&road=/);
});

it.each(['/search.atom', '/search.json'])('%s is read, not written to', async (url) => {
  const answer = await app.inject({ method: 'POST', url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('is not read anew by who has it, until something changes', async () => {
  const { etag } = (await get('/search.atom')).headers;
  expect((await get('/search.atom', { 'if-none-match': etag as string })).statusCode).toBe(304);
  version = 'two';
  expect((await get('/search.atom', { 'if-none-match': etag as string })).statusCode).toBe(200);
});
