import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatPrices, flatStatuses, flats, houseHandovers, houses } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { Product } from '../../product.ts';
import { addHistoryTables } from './add-history-tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let flat: { id: number; complexId: number; houseId: number };
let version = 'one';
const app = fastify();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makeSearchWorld(db);
  const [row] = await db.select().from(flats).where(eq(flats.status, 'FREE')).limit(1);
  flat = row!;
  await db.update(flats).set({ originalCurrency: 'RUB', withdrawnAt: null }).where(eq(flats.id, flat.id));
  await db.update(houses).set({ name: '=Корпус 2' }).where(eq(houses.id, flat.houseId));
  await db.delete(flatPrices).where(eq(flatPrices.flatId, flat.id));
  const day = (number: number) => new Date(Date.UTC(2026, 0, number, 9));
  const priced = (at: Date, price: number) => ({
    flatId: flat.id,
    at,
    price,
    originalPrice: price,
    originalCurrency: 'RUB' as const,
  });
  await db.insert(flatPrices).values([priced(day(10), 12_400_000), priced(day(20), 12_100_000)]);
  await db.delete(flatStatuses).where(eq(flatStatuses.flatId, flat.id));
  await db.insert(flatStatuses).values({ flatId: flat.id, at: day(10), status: 'FREE' });
  await db.delete(houseHandovers);
  const named = (at: Date, quarter: number, source: 'feed' | 'register') => ({
    houseId: flat.houseId,
    at,
    year: 2027,
    quarter,
    isFinished: false,
    source,
  });
  await db.insert(houseHandovers).values([named(day(5), 2, 'feed'), named(day(15), 4, 'register')]);
  const context = testContext(db, { now: TEST_NOW });
  addHistoryTables(app, {
    serviceContext: (actor: typeof context.actor, requestId: string) => ({ ...context, actor, requestId }),
    shown: { current: async () => ({ version, position: null }), stop: async () => {} },
  } as unknown as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

it('a flat has its prices and the terms of its house by day, each with who said so', async () => {
  const { headers, body } = await get(`/for-sale/${flat.id}/history.csv`);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="flat-${flat.id}-history.csv"`,
    'cache-control': 'public, max-age=300',
    etag: 'W/"one"',
  });
  expect(body.replace('\uFEFF', '').replaceAll('\u00a0', ' ').trim().split('\r\n')).toEqual([
    '"Дата","Что","О чём","Значение","Валюта","Источник"',
    '"2026-01-05","Срок сдачи","\'=Корпус 2","2 кв. 2027","","застройщик"',
    '"2026-01-10","Цена","квартира","12400000","RUB","прайс-лист застройщика"',
    '"2026-01-15","Срок сдачи","\'=Корпус 2","4 кв. 2027","","реестр новостроек"',
    '"2026-01-20","Цена","квартира","12100000","RUB","прайс-лист застройщика"',
  ]);
});

it('a complex has the terms of its houses and its medians', async () => {
  const { body } = await get(`/complex/${flat.complexId}/history.csv`);
  expect(body.match(/"Срок сдачи"/g)).toHaveLength(2);
  expect(body).toMatch(/"\d{4}-\d\d-\d\d","Медиана цен",.*,"расчёт по квартирам в продаже"/);
});

it('what is not there is said, and a copy that is still true is not sent again', async () => {
  for (const path of ['/for-sale/999999', '/complex/999999', '/complex/x', `/for-sale/${'1'.repeat(30)}`]) {
    const { statusCode, headers } = await get(`${path}/history.csv`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  const path = `/for-sale/${flat.id}/history.csv`;
  expect((await get(path, { 'if-none-match': 'W/"one"' })).statusCode).toBe(304);
  version = 'two';
  expect((await get(path, { 'if-none-match': 'W/"one"' })).statusCode).toBe(200);
});
